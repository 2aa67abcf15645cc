"""Links those tests that compile to a program."""
import collections
import pathlib
import re
import subprocess

from cases import METHOD, xctest_cases
from checkout import AROUND, FRAMEWORKS, objects_of, supporting
from modules import LANGUAGE, copies_of, defines
from resources import resource_bundle
from starting import on_the_main_actor, start_text, turns


def without_tests(copy, source, lines, errors):
    """Empties the tests of a copy that hold these lines. False if one of the lines is in no test."""
    original = pathlib.Path(source).read_text(errors="replace").splitlines()
    starts = [i for i, line in enumerate(original) if METHOD.match(line)]
    spans = []
    for line in lines:
        start = max((s for s in starts if s < line), default=None)
        if start is None:
            return False
        indent = re.match(r"\s*", original[start])[0]
        end = next((i for i in range(start + 1, len(original)) if original[i].startswith(indent + "}")), None)
        if end is None or end < line - 1:
            return False
        name = METHOD.match(original[start])[1]
        while start and original[start - 1].lstrip().startswith("@"):
            start -= 1
        spans.append((start, end, name))
    text = pathlib.Path(copy).read_text(errors="replace").splitlines(keepends=True)
    offset = next((i + 1 for i, line in enumerate(text) if line.startswith("#sourceLocation(file:")), 0)
    for start, end, _ in spans:
        text[offset + start:offset + end + 1] = ["\n"] * (end + 1 - start)
    pathlib.Path(copy).write_text("".join(text))
    errors += [(name, "0", "does not compile") for name in {s[2] for s in spans}]
    return True


def link_tests(module, own, work, libraries, used):
    """The program with those files and cases that compile, the cases, and the errors of the others."""
    copies, generated, errors = copies_of(module, own, work)
    for copy in copies:
        on_the_main_actor(copy)
    sources = dict(zip(copies, [f for f in module["files"] if f not in {e[0] for e in errors}]))
    cases, start, program = xctest_cases(sources.values()), work / f"{module['name']}-start.swift", work / f"{module['name']}-tests"
    upper = {"SwiftUI", "Charts", "SafariServices"}
    around = {name for module in AROUND if module in used for name in [module, *AROUND[module]]}
    linked = [f for f in FRAMEWORKS if f not in upper or not upper.isdisjoint(used | around)] + sorted(around - set(FRAMEWORKS))
    objects = [o for name in linked for o in objects_of(name)] + [str(work / "built" / f"{name}.o") for name in libraries] + turns(work)
    command = ["swiftc", *LANGUAGE, *defines(), *module.get("flags", []), "-o", str(program)]
    command += ["-module-name", module["name"], "-I", str(work / "built"), "-l:libcurl.so.4", "-ldl"] + supporting()
    for _ in range(12):
        start.write_text(start_text(cases, module["folder"]))
        inputs = [*sources, *generated, *resource_bundle(module, work), str(start), *objects]
        run = subprocess.run(command + inputs, capture_output=True, text=True)
        if run.returncode == 0:
            return program, cases, errors, len(sources)
        found = list(dict.fromkeys(re.findall(r"^([^:\n]+):(\d+):\d+: error: (.*)$", run.stderr, re.M)))
        text, before = start.read_text().splitlines(), len(sources) + sum(map(len, cases.values()))
        for file, line, _ in (e for e in found if e[0] == str(start)):
            named = re.search(r'\("(\w+)", .*\(test: ([\w.]+)\)', text[int(line) - 1])
            if named and named[2] in cases:
                cases[named[2]].pop(named[1], None)
        bad, mended = {e[0] for e in found if e[0] != str(start)}, False
        errors += [e for e in found if e[0] in bad]
        for copy, source in sources.items():
            lines = {int(e[1]) for e in found if e[0] == source}
            if lines and copy not in bad and without_tests(copy, source, lines, errors):
                bad, mended = bad - {source}, True
        sources = {c: f for c, f in sources.items() if f not in bad and c not in bad}
        if mended and not bad:
            continue
        cases = collections.OrderedDict((c, n) for c, n in cases.items() if n) if not bad else xctest_cases(sources.values())
        if not sources or len(sources) + sum(map(len, cases.values())) == before:
            # What no file is to blame for, the linker says.
            errors += [] if found else [(module["name"], "0", run.stderr.strip()[-300:])]
            return None, cases, errors, len(sources)
    return None, cases, errors, len(sources)
