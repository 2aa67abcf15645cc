"""Modules of a Package.swift."""
import json
import pathlib
import re
import subprocess

from sources import imports, swift_files

# What the language mode 6 lets files say: it reads `/…/` as a pattern and isolates default values.
NEWER = ["BareSlashRegexLiterals", "IsolatedDefaultValues"]


def language(version, is_test, files):
    """The language mode of a module, for the compiler: 6 where it asks for that, and 5 for all before, which reads them. Suites for XCTest
    are compiled in 5: on Linux it does not isolate its cases as Apple's does."""
    if version.split(".")[0] < "6":
        return []
    if is_test and "XCTest" in imports(files):
        return [f for name in NEWER for f in ("-enable-upcoming-feature", name)]
    return ["-swift-version", "6"]


def usual_place(folder, target, is_alone):
    """Where the package manager looks for a target that names no path."""
    places = (["Tests"] if target["type"] == "test" else []) + ["Sources", "Source", "src", "srcs"]
    found = [f"{place}/{target['name']}" for place in places]
    # The only module of a package may lie in the folder of sources itself, with no folder of its name.
    alone = places if target["type"] != "test" and is_alone else []
    return next((f for f in found + alone if (pathlib.Path(folder) / f).is_dir()), found[0])


def is_for_phones(setting):
    """Whether a setting of a package is one for iOS, in debug builds."""
    condition = setting.get("condition") or {}
    return "ios" in (condition.get("platformNames") or ["ios"]) and condition.get("config", "debug") == "debug"


def from_package(folder):
    """Modules in an order in which each comes after those that it needs."""
    dump = subprocess.run(["swift", "package", "--package-path", folder, "dump-package"], capture_output=True, text=True)
    if dump.returncode:
        return []
    found = {}
    package = json.loads(dump.stdout)
    # A package of tools of version 6 has the language mode 6 unless it says otherwise.
    modes = package.get("swiftLanguageVersions") or []
    mode = max(modes or [package["toolsVersion"]["_version"]], key=lambda version: int(version.split(".")[0]))
    is_alone = sum(t["type"] == "regular" for t in package["targets"]) == 1
    for target in package["targets"]:
        if target["type"] not in ("regular", "test"):
            continue
        base = pathlib.Path(folder) / (target.get("path") or usual_place(folder, target, is_alone))
        excluded = [str(base / name) for name in target.get("exclude", [])]
        sources = [base / name for name in target["sources"]] if target.get("sources") else [base]
        files = [f for s in sources for f in ([str(s)] if s.suffix == ".swift" else swift_files(s))]
        # The manifest is in no module, also where that lies in the package's folder itself.
        manifests = [str(p) for p in pathlib.Path(folder).glob("Package*.swift") if re.fullmatch(r"Package(@swift-[\d.]+)?\.swift", p.name)]
        files = [f for f in files if f not in manifests and not any(f == e or f.startswith(e + "/") for e in excluded)]
        needs = [next(iter(d.values()))[0] for d in target["dependencies"]]
        if files:
            found[target["name"]] = dict(name=target["name"], files=files, needs=needs, test=target["type"] == "test")
            settings = target.get("settings", [])
            conditions = [s["kind"]["define"]["_0"] for s in settings if "define" in s["kind"] and is_for_phones(s)]
            features = [s["kind"]["enableUpcomingFeature"]["_0"] for s in settings if "enableUpcomingFeature" in s["kind"]]
            own_mode = [s["kind"]["swiftLanguageMode"]["_0"] for s in settings if "swiftLanguageMode" in s["kind"]]
            found[target["name"]]["flags"] = language((own_mode or [mode])[-1], target["type"] == "test", files)
            found[target["name"]]["flags"] += [f for name in dict.fromkeys(features) for f in ("-enable-upcoming-feature", name)]
            found[target["name"]]["flags"] += [f"-D{name}" for name in conditions]
            found[target["name"]]["resources"] = [str(base / r["path"]) for r in target.get("resources", [])]
    for module in found.values():
        module["name"] = re.sub(r"\W", "_", module["name"])
    ordered = []

    def add(module):
        if module in ordered:
            return
        for name in module["needs"]:
            if name in found:
                add(found[name])
        ordered.append(module)

    for module in found.values():
        add(module)
    return ordered
