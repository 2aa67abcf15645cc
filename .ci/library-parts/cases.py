"""Which tests files have."""
import collections
import pathlib
import re

ATTRIBUTES = r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*"
DECLARED = re.compile(
    ATTRIBUTES + r"(?:(?:final|public|open|private|fileprivate|internal)\s+)*(class|extension)\s+([\w.]+)\s*(?::\s*([^{]*))?"
)
METHOD = re.compile(
    ATTRIBUTES + r"(?:(?:public|open|final|internal|override)\s+)*func\s+(test\w*)\(\s*\)\s*(async)?\s*(throws)?"
)


def xctest_cases(files):
    """Class by class, each test's name and whether it is asynchronous. A test of a base class runs in each class below it.
    A class of Quick's tells its tests when it runs: it has one name here, of no kind."""
    parents, methods = {}, collections.OrderedDict()
    for file in files:
        owner = None
        for line in pathlib.Path(file).read_text(errors="replace").splitlines():
            declared = DECLARED.match(line)
            if declared:
                owner = declared[2]
                if declared[1] == "class":
                    parents[owner] = [re.sub(r"<.*", "", p).strip().split(".")[-1] for p in (declared[3] or "").split(",")]
            method = METHOD.match(line)
            if method and owner:
                methods.setdefault(owner, collections.OrderedDict())[method[1]] = bool(method[2])

    def is_case(name, seen=(), root="XCTestCase"):
        return name == root or any(is_case(p, (*seen, name), root) for p in parents.get(name, []) if p not in seen)

    def all_of(name):
        found = collections.OrderedDict()
        for parent in parents.get(name, []):
            if parent in parents and parent != name:
                found.update(all_of(parent))
        found.update(methods.get(name, {}))
        return found

    specs = [(c, collections.OrderedDict(spec=None)) for c in parents if is_case(c, root="QuickSpec")]
    return collections.OrderedDict([(c, all_of(c)) for c in parents if is_case(c) and all_of(c)] + specs)
