"""Runs a test program, and tells which of its tests passed."""
import os
import re
import subprocess
import sys

from linking import link_tests


def output_of(program, arguments, seconds):
    """What the program printed, without colours, and how it ended."""
    try:
        surroundings = os.environ | {"NO_COLOR": "1"}
        out = subprocess.run([str(program), *arguments], capture_output=True, timeout=seconds, env=surroundings, cwd=program.parent)
        text, end = out.stdout + b"\n" + out.stderr, out.returncode
    except subprocess.TimeoutExpired as late:
        text, end = (late.stdout or b"") + b"\n" + (late.stderr or b""), "late"
    return re.sub("\x1b\\[[0-9;]*m", "", text.decode(errors="replace")), end


def run_xctest(program, cases):
    """Each test with its result. Where the program ends within a test, the ones after it run in another process."""
    waiting = [f"{c}/{n}" for c, names in cases.items() for n in names]
    if any(None in names.values() for names in cases.values()):
        text, _ = output_of(program, ["--list-tests"], 90)
        waiting = [f"{c}/{n}" for c, n in re.findall(r"^[\w.]*?(\w+)/(\w+)$", text, re.M)]
    results = {}
    while waiting:
        chosen = ",".join(f"{program.name.removesuffix('-tests')}.{name}" for name in waiting)
        text, end = output_of(program, [chosen], 90)
        pieces = re.split(r"^Test Case '([^']+)' started[^\n]*$", text, flags=re.M)
        for name, said in zip(pieces[1::2], pieces[2::2]):
            result = re.search(r"^Test Case '[^']+' (passed|failed|skipped)", said, re.M)
            short = "/".join(name.split(".")[-2:])
            results[short] = (result[1] if result else "ended its process" if end != "late" else "did not end", said)
        left = [w for w in waiting if w not in results]
        if len(left) == len(waiting):
            return results, left, text
        waiting = left
    return results, [], ""


def run_tests(module, own, work, libraries, used, talks):
    """Files that compiled, tests run and passed, and what failed."""
    program, cases, errors, compiled = link_tests(module, own, work, libraries, used)
    if talks and errors:
        print("\n".join(f"{f}:{line}: {text}" for f, line, text in errors), file=sys.stderr)
    if not program:
        return compiled, 0, 0, errors
    if cases:
        results, unreached, text = run_xctest(program, cases)
        if unreached:
            if talks:
                print(f"--- {module['name']}: ended before its first test\n{text.strip()[:6000]}", file=sys.stderr)
            last = (text.strip().splitlines() or ["nothing was printed"])[-1][:200]
            errors.append((module["name"], "0", f"{len(unreached)} tests were not reached: {last}"))
        results = {n: r for n, r in results.items() if r[0] != "skipped"}
        for name, (result, said) in results.items():
            if result != "passed":
                errors.append((name, "0", result))
                if talks:
                    print(f"--- {name}: {result}\n{said.strip()[:3000]}", file=sys.stderr)
        return compiled, len(results), sum(r == "passed" for r, _ in results.values()), errors
    text, _ = output_of(program, [], 300)
    total = re.search(r"Test run with (\d+) tests? ", text)
    failed = re.findall(r"^. Test (.*) failed after", text, re.M)
    if not total:
        if talks:
            print(f"--- {module['name']}: ended before its last test\n{text.strip()[:6000]}", file=sys.stderr)
        errors.append((module["name"], "0", "no test was run: " + (text.strip().splitlines() or ["nothing was printed"])[-1][:200]))
        return compiled, 0, 0, errors
    errors += [(name, "0", "failed") for name in failed if not name.startswith("run with")]
    if talks:
        print(text, file=sys.stderr)
    return compiled, int(total[1]), int(total[1]) - len([n for n in failed if not n.startswith("run with")]), errors
