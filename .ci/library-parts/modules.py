"""Compiles a module: copies of its files, rewritten as the plug-in does it, become an object that programs are linked with."""
import json
import pathlib
import re
import subprocess
import sys

from checkout import HERE, ROOT, rewriter, supporting
from resources import bundled, catalogs_of, resource_bundle, umbrella
from sources import imports, swift_files

# How Xcode compiles a module for debugging, in the language mode that most have; a module's own flags name another one.
LANGUAGE = """-wmo -parse-as-library -enable-testing -suppress-warnings -swift-version 5 -DDEBUG -package-name library""".split()


def defines():
    """What `--define` names, for the compiler."""
    return [f"-D{value}" for name, value in zip(sys.argv, sys.argv[1:]) if name == "--define"]


def copies_of(module, own, work):
    """The rewritten files, and what keeps files from being rewritten."""
    folder = work / module["name"]
    folder.mkdir(parents=True, exist_ok=True)
    empty = sorted(imports(module["files"]) - HERE - own)
    files = [dict(source=f, copy=str(folder / f"{i}-{pathlib.Path(f).stem}.copy.swift")) for i, f in enumerate(module["files"])]
    resources, models, catalogs = bundled(module)
    # A library without files asks for those of its app.
    extra = dict(resources=resources + models, listing=str(folder / "AppFiles.copy.swift"), hasOwnBundle=bool(module.get("resources")))
    extra |= dict(models=models, modelOutput=str(folder / "GeneratedModels.copy.swift")) if models else {}
    assets = dict(catalogs=catalogs, output=str(folder / "GeneratedAssetSymbols.copy.swift"))
    extra |= dict(assets=assets) if catalogs else {}
    texts = [f for f in resources if f.endswith(".xcstrings")] if "kind" in module else catalogs_of(module, ".xcstrings")
    strings = dict(catalogs=texts, output=str(folder / "GeneratedStringSymbols.copy.swift"))
    extra |= dict(strings=strings) if texts else {}
    errors = []
    while True:
        job = dict(files=files, cache=str(folder / "facts"), emptyModules=empty, presentModules=sorted(own), **extra)
        (folder / "job.json").write_text(json.dumps(job))
        run = subprocess.run([str(rewriter()), str(folder / "job.json")], capture_output=True, text=True)
        found = re.findall(r"^(/[^:\n]+):(\d+):\d+: error: (.*)$", run.stdout, re.M)
        errors += found
        if run.returncode == 0:
            made = [extra[k] for k in ("listing", "modelOutput") if k in extra] + ([assets["output"]] if catalogs else [])
            made += [strings["output"]] if texts else []
            return [f["copy"] for f in files], made, errors
        if not found:
            sys.exit(run.stdout + run.stderr)
        files = [f for f in files if f["source"] not in {e[0] for e in found}]


def quick(modules, work):
    """The stand-in for Quick, where a file imports it. It is found among the modules that are built."""
    if not any("Quick" in imports(m["files"]) for m in modules):
        return []
    built = work / "built"
    built.mkdir(exist_ok=True)
    command = ["swiftc", "-wmo", "-c", "-parse-as-library", "-suppress-warnings", "-swift-version", "5", "-module-name", "Quick"]
    command += ["-emit-module", "-emit-module-path", str(built / "Quick.swiftmodule"), "-o", str(built / "Quick.o")]
    run = subprocess.run(command + list(swift_files(ROOT / ".ci/library-quick")), capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr)
    return ["Quick"]


def compile_module(module, own, work):
    """Objects and a module. Errors are (file, line, text)."""
    # What helps tests of others asks XCTest for what it has on Linux: its authors compile it there, too.
    is_for_linux = module.get("helps") and "XCTest" in imports(module["files"])
    copies, generated, errors = (list(module["files"]), [], []) if is_for_linux else copies_of(module, own, work)
    copies += generated
    built = work / "built"
    built.mkdir(exist_ok=True)
    name = module["name"]
    command = ["swiftc", "-c", *LANGUAGE, *defines(), *module.get("flags", []), *(["-DSWIFT_PACKAGE"] if is_for_linux else [])]
    command += ["-module-name", name, "-emit-module", "-emit-module-path", str(built / f"{name}.swiftmodule")]
    command += ["-o", str(built / f"{name}.o")]
    copies += resource_bundle(module, work) + umbrella(module, work)
    run = subprocess.run(command + supporting() + ["-I", str(built)] + copies, capture_output=True, text=True)
    errors += re.findall(r"^([^:\n]+):(\d+):\d+: error: (.*)$", run.stderr, re.M)
    if run.returncode and not errors:
        errors.append((name, "0", (run.stderr.strip().splitlines() or ["the compiler ended"])[-1]))
    return list(dict.fromkeys(errors)), run.returncode == 0
