"""What a module finds beside its program, and what its umbrella header imports."""
import os
import pathlib
import re
import shutil

from checkout import ROOT
from sources import SKIPPED


def resource_bundle(module, work):
    """What `Bundle.module` is in a package's target that has resources: a file that declares it, and the folder it names."""
    if not module.get("resources"):
        return []
    # A library for several package managers may declare it itself where this is no package.
    if any(re.search(r"\bstatic\s+(let|var)\s+module\b", pathlib.Path(f).read_text(errors="replace")) for f in module["files"]):
        return []
    folder = work / f"{module['name']}.resources"
    folder.mkdir(exist_ok=True)
    for place in module["resources"]:
        if os.path.isdir(place):
            shutil.copytree(place, folder / os.path.basename(place), dirs_exist_ok=True)
            for file in pathlib.Path(place).rglob("*"):
                if file.is_file():
                    shutil.copy(file, folder / file.name)
        elif os.path.exists(place):
            shutil.copy(place, folder)
    accessor = work / f"{module['name']}-resources.swift"
    accessor.write_text(
        f'import Foundation\nextension Foundation.Bundle {{ static let module = Bundle(path: "{folder}") ?? .main }}\n'
    )
    return [str(accessor)]


def umbrella(module, work):
    """A framework of an Xcode project gives its users what its umbrella header imports."""
    if module.get("kind") != "framework":
        return []
    around = pathlib.Path(os.path.commonpath(module["files"]))
    headers = [h for place in (around, around.parent) for h in place.rglob("*.h") if h.stem == module["name"]]
    found = {n for h in headers for n in re.findall(r"^\s*(?:#|@)import\s+<?(UIKit|Foundation)\b", h.read_text(errors="replace"), re.M)}
    if not found:
        return []
    file = work / f"{module['name']}-umbrella.swift"
    file.write_text("".join(f"@_exported import {name}\n" for name in sorted(found)))
    return [str(file)]


def catalogs_of(module, kind):
    """The catalogs or models of a package's target, for which Xcode writes code: it finds them without being told of them."""
    places = [os.path.commonpath(module["files"]), *(module.get("resources") or [])]
    found = {f for p in map(pathlib.Path, places) for f in ([p] if p.suffix == kind else p.rglob(f"*{kind}") if p.is_dir() else [])}
    return sorted(str(f) for f in found if not set(f.parts) & SKIPPED)


def bundled(module):
    """What Xcode would copy beside the program of a project's target, and the Core Data models and asset catalogs that it compiles."""
    if "kind" not in module:
        return [], catalogs_of(module, ".xcdatamodeld"), catalogs_of(module, ".xcassets")
    kinds = re.search(r"resourceKinds: Set<String> = \[(.*?)\]", (ROOT / "Sources/CellHarnessApp/AppFolder.swift").read_text(), re.S)[1]
    kinds = set(re.findall(r'"(\w+)"', kinds))
    around = pathlib.Path(os.path.commonpath(module["files"]))
    places = [around if around.is_dir() else around.parent]
    # Targets for several systems have files of the same names beside each other: the project says which are whose.
    if module.get("copied"):
        places = [pathlib.Path(p) for p in module["copied"]] + [f for f in places[0].rglob("*.xcdatamodeld")]
    whole = (".xcdatamodeld", ".xcassets")
    found = {f for p in places for f in ([p] if p.is_file() or p.suffix in whole else p.rglob("*"))}
    files = sorted(str(f) for f in found if not set(f.parts) & SKIPPED)
    inside = [f for f in files if not re.search(r"\.(xcassets|xcdatamodeld|xcodeproj|playground|docc)/", f)]
    return [f for f in inside if f.rsplit(".", 1)[-1].lower() in kinds], *([f for f in inside if f.endswith(kind)] for kind in whole)
