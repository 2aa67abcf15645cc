"""Files of Swift in a folder, and what they import."""
import os
import pathlib
import re

SKIPPED = {"Pods", "Carthage", "DerivedData", "SourcePackages"}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|private|package)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|typealias|var|let)\s+)?([A-Za-z_]\w*)",
    re.M,
)


def swift_files(folder):
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(
            f for f in folders if f not in SKIPPED and not f.startswith(".") and not f.endswith((".docc", ".playground", ".xcassets"))
        )
        yield from (os.path.join(place, f) for f in sorted(files) if f.endswith(".swift") and not f.startswith("."))


def imports(files):
    found = set()
    for file in files:
        found.update(IMPORT.findall(pathlib.Path(file).read_text(errors="replace")))
    return found
