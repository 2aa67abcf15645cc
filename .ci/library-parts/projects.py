"""Modules of an Xcode project."""
import json
import os
import pathlib
import re
import subprocess
import tempfile

from packages import language
from sources import imports, swift_files

# What Xcode calls approachable concurrency.
APPROACHABLE = """DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferIsolatedConformances InferSendableFromCaptures
NonisolatedNonsendingByDefault""".split()


def flags(settings, is_test, files):
    """How a project compiles what tests observe: where functions run."""
    names = APPROACHABLE if settings.get("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" else []
    found = language(settings.get("SWIFT_VERSION", "5"), is_test, files)
    found += [f for name in names for f in ("-enable-upcoming-feature", name)]
    return found + (["-default-isolation", "MainActor"] if settings.get("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" else [])


def resources_of(objects, places, phase):
    """What a target copies beside its program, a file for each language."""
    for name in phase.get("files", []):
        reference = objects.get(name, {}).get("fileRef")
        for part in objects.get(reference, {}).get("children", []) or [reference]:
            if part in places:
                yield places[part]


READER = """import Foundation
let text = FileHandle.standardInput.readDataToEndOfFile()
let list = try! PropertyListSerialization.propertyList(from: text, format: nil)
print(String(decoding: try! JSONSerialization.data(withJSONObject: list), as: UTF8.self))
"""


def from_project(path):
    """Modules of an Xcode project. Its file is read by Foundation, in a program of its own."""
    with tempfile.TemporaryDirectory() as work:
        program = pathlib.Path(work) / "main.swift"
        program.write_text(READER)
        subprocess.run(["swiftc", str(program), "-o", f"{work}/read"], check=True, capture_output=True)
        read = subprocess.run([f"{work}/read"], stdin=open(path / "project.pbxproj", "rb"), capture_output=True, text=True)
    if read.returncode:
        return []
    top = json.loads(read.stdout)
    objects, project, places = top["objects"], top["objects"][top["rootObject"]], {}

    def visit(name, around):
        group = objects.get(name)
        if group is None:
            return
        base = str(path.parent) if group.get("sourceTree") == "SOURCE_ROOT" else around
        places[name] = os.path.normpath(os.path.join(base, group.get("path", "")))
        for child in group.get("children", []):
            visit(child, places[name])

    visit(project["mainGroup"], os.path.join(path.parent, project.get("projectDirPath", "")))
    def settings(owner):
        """Of the debug configuration."""
        found = [objects.get(c, {}) for c in objects.get(owner.get("buildConfigurationList"), {}).get("buildConfigurations", [])]
        return next((c for c in found if c.get("name") == "Debug"), (found or [{}])[0]).get("buildSettings", {})

    def exceptions(group):
        """Which files of a folder are left out of its own target, or given to another one."""
        return [objects.get(s, {}) for s in objects.get(group, {}).get("exceptions", [])]

    modules = []
    for name, target in ((t, objects.get(t, {})) for t in project["targets"]):
        kind = target.get("productType", "").removeprefix("com.apple.product-type.")
        phases = [objects.get(p, {}) for p in target.get("buildPhases", [])]
        listed = [objects.get(f, {}).get("fileRef") for p in phases if p.get("isa") == "PBXSourcesBuildPhase" for f in p.get("files", [])]
        files = [places[f] for f in listed if places.get(f, "").endswith(".swift")]
        for group in target.get("fileSystemSynchronizedGroups", []):
            place = places.get(group, "/nowhere")
            # A package in such a folder is a package still, and none of its files the target's.
            packages = [f"{os.path.dirname(f)}/" for f in swift_files(place) if os.path.basename(f) == "Package.swift"]
            apart = [s.get("membershipExceptions", []) for s in exceptions(group) if s.get("target") == name]
            apart = {os.path.join(place, file) for files_of_one in apart for file in files_of_one}
            files += [f for f in swift_files(place) if not f.startswith(tuple(packages)) and f not in apart]
        # Of a folder that belongs to another target, single files can be this one's too.
        own_groups = target.get("fileSystemSynchronizedGroups", [])
        shared = [g for g, o in objects.items() if o.get("isa", "").endswith("SynchronizedRootGroup") and g not in own_groups]
        files += [os.path.join(places[g], f) for g in shared if g in places for s in exceptions(g) if s.get("target") == name
                  for f in s.get("membershipExceptions", []) if f.endswith(".swift")]
        files = sorted({f for f in files if os.path.exists(f)})
        if files and kind in ("application", "framework", "bundle.unit-test"):
            own = settings(project) | settings(target)
            platforms = own.get("SUPPORTED_PLATFORMS", own.get("SDKROOT", "iphoneos")).split()
            if set(platforms) <= {"macosx", "appletvos", "appletvsimulator", "watchos", "watchsimulator", "xros", "xrsimulator"}:
                continue
            copied = [f for p in phases if p.get("isa") == "PBXResourcesBuildPhase" for f in resources_of(objects, places, p)]
            copied += [places[g] for g in target.get("fileSystemSynchronizedGroups", []) if g in places]
            # A framework for several systems has a target for each, and one name, by which its tests import it.
            product = own.get("PRODUCT_MODULE_NAME") or own.get("PRODUCT_NAME") or "$("
            called = re.sub(r"\W", "_", target["name"] if "$(" in product else product)
            if not any(m["name"] == called for m in modules):
                of_kind = dict(test="test" in kind, kind=kind, flags=flags(own, "test" in kind, files))
                modules.append(dict(name=called, files=files, needs=[], copied=copied, **of_kind))
    return sorted(modules, key=lambda m: ["framework", "application", "bundle.unit-test"].index(m["kind"]))


def after_what_they_import(modules):
    """A project names its targets in any order: each comes after those that its files import."""
    wanted = {id(m): imports(m["files"]) for m in modules}
    ordered = []

    def add(module, above=()):
        if module in ordered or any(module is m for m in above):
            return
        for other in modules:
            if other is not module and other["name"] in wanted[id(module)]:
                add(other, (*above, module))
        ordered.append(module)

    for module in modules:
        add(module)
    return ordered
