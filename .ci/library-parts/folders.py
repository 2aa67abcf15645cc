"""The modules of a folder: of its package, of its project, of its podspec, or the folder as one."""
import os
import pathlib
import re

from packages import from_package
from projects import after_what_they_import, from_project
from sources import SKIPPED, imports, swift_files


def from_podspec(folder):
    """The library that a podspec describes: the project of its example has it from there."""
    modules = []
    for spec in sorted(pathlib.Path(folder).glob("*.podspec")):
        text = spec.read_text(errors="replace")
        named = re.search(r"\.module_name\s*=\s*['\"]([\w.+-]+)", text) or re.search(r"\.name\s*=\s*['\"]([\w.+-]+)", text)
        listed = re.findall(r"\.source_files\s*=\s*(.+(?:\n\s*['\"].*)*)", text)
        files = set()
        for pattern in (p for value in listed for p in re.findall(r"['\"]([^'\"]+)['\"]", value)):
            choice = re.search(r"\{([^}]*)\}", pattern)
            for part in choice[1].split(",") if choice else [""]:
                for place in pathlib.Path(folder).glob((pattern.replace(choice[0], part) if choice else pattern).strip("/")):
                    files.update(swift_files(place) if place.is_dir() and "*" not in pattern else [str(place)])
        files = sorted(f for f in files if f.endswith(".swift") and os.path.isfile(f))
        if named and files:
            modules.append(dict(name=re.sub(r"\W", "_", named[1]), files=files, needs=[], test=False))
    return modules


def packages_beside(folder, modules):
    """Modules of packages below an app's folder that its own import, and those that these import."""
    manifests = [p for p in sorted(pathlib.Path(folder).rglob("Package.swift")) if not set(p.parts) & SKIPPED]
    texts = {p: p.read_text(errors="replace") for p in manifests if not any(f.startswith(".") for f in p.relative_to(folder).parts)}
    known, wanted, found = {m["name"] for m in modules}, {n for m in modules for n in imports(m["files"])}, []
    read = {}
    while wanted:
        name = wanted.pop()
        for place in (p for p, text in texts.items() if name not in known and re.search(rf'"{re.escape(name)}"', text)):
            read[place] = read[place] if place in read else from_package(str(place.parent))
            for module in (m for m in read[place] if m["name"] == name and not m["test"] and name not in known):
                known.add(name)
                found.append(module)
                wanted |= imports(module["files"]) - known
    return found


def modules_of(folder):
    projects = [p for p in sorted(pathlib.Path(folder).rglob("*.xcodeproj")) if not set(p.parts) & SKIPPED]
    projects = [p for p in projects if (p / "project.pbxproj").exists()]
    packaged = from_package(folder) if os.path.exists(f"{folder}/Package.swift") else []
    if any(m["test"] for m in packaged):
        return packaged
    found = after_what_they_import([m for p in projects for m in from_project(p)])
    if packaged:
        # Many packages leave their tests to the Xcode project beside them, whose framework is then the package's module.
        names = {m["name"] for m in packaged}
        return packaged + [m for m in found if m["test"] and names & imports(m["files"])]
    found = [m for m in from_podspec(folder) if all(m["name"] != n["name"] for n in found)] + found
    found = after_what_they_import(packages_beside(folder, found) + found)
    name = re.sub(r"\W", "_", os.path.basename(folder))
    return found or [dict(name=name, files=list(swift_files(folder)), needs=[], test=False)]
