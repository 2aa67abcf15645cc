"""How a test program begins, and how its files are prepared for it."""
import json
import pathlib
import re
import subprocess
import sys

from checkout import PACKAGE, supporting

TURNS = """import Foundation
import HeadlessCore
/// A test waits by turning the main run loop; each turn is a frame of the frameworks, too, and lets their time pass.
public func turnWithTheMainRunLoop(_ folder: String) {
  AppResources.use([folder])
  nonisolated(unsafe) var last = ProcessInfo.processInfo.systemUptime
  RunLoop.main.add(Timer(timeInterval: 1.0 / 60, repeats: true) { _ in
    let now = ProcessInfo.processInfo.systemUptime
    HostLoop.advance(by: now - last)
    last = now
  }, forMode: .common)
}
"""


def turns(work):
    """A module that a test program calls at its start. It belongs to this package, a library's tests do not."""
    source, built = work / "LibraryTurns.swift", work / "built"
    if not (built / "LibraryTurns.o").exists():
        source.write_text(TURNS)
        command = ["swiftc", "-wmo", "-c", "-parse-as-library", "-package-name", PACKAGE, "-module-name", "LibraryTurns", "-emit-module"]
        command += ["-emit-module-path", str(built / "LibraryTurns.swiftmodule"), "-o", str(built / "LibraryTurns.o"), str(source)]
        run = subprocess.run(command + supporting(), capture_output=True, text=True)
        if run.returncode:
            sys.exit(run.stderr)
    return [str(built / "LibraryTurns.o")]


OBJECTS = """import Foundation
/// A test case may be a list's data source: on Apple's platforms it is an object of Objective-C's.
extension XCTestCase: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { name }
  public var debugDescription: String { name }
}"""
SET_UP = re.compile(
    r"@MainActor(\s+(?:(?:public|open|final)\s+)*override\s+func\s+(?:setUp|tearDown)(?:WithError)?\s*\(\s*\)\s*)(throws\s*)?\{"
)


def on_the_main_actor(copy):
    """Apple's XCTestCase lets a suite say that what is done before and after each test runs on the main actor; Linux's does not."""
    text = pathlib.Path(copy).read_text(errors="replace")
    mended, at = "", 0
    for found in SET_UP.finditer(text):
        end, depth = found.end(), 1
        while depth and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        start = f"{' ' * len('@MainActor')}{found[1]}{found[2] or ''}{{ {'try ' if found[2] else ''}MainActor.assumeIsolated {{"
        mended += text[at:found.start()] + start + text[found.end():end] + "}"
        at = end
    if at:
        pathlib.Path(copy).write_text(mended + text[at:])


# In a program that begins asynchronously the main actor leaves the first thread, and `Thread.isMainThread` says so.
TESTS = """    Task.detached { await Testing.__swiftPMEntryPoint() as Never }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }"""


def start_text(cases, folder):
    """The start of a test program: XCTest's cases are named in it, Swift Testing finds its own."""
    lines = [f"import {name}" for name in ("Foundation", "LibraryTurns", "XCTest", "Testing")]
    lines += [OBJECTS if cases else "", "@main struct Start {"]
    specs = [c for c, names in cases.items() if None in names.values()]
    if not cases:
        return "\n".join(lines + [f"  static func main() {{\n    turnWithTheMainRunLoop({json.dumps(folder)})", TESTS, "}"]) + "\n"
    lines.append(f"  static func main() {{\n    turnWithTheMainRunLoop({json.dumps(folder)})\n    var all: [XCTestCaseEntry] = []")
    lines += [f"    all.append(MainActor.assumeIsolated {{ {owner}.entry() }})" for owner in specs]
    for owner, names in ((c, n) for c, n in cases.items() if c not in specs):
        lines.append("    all.append(testCase([")
        for name, is_async in names.items():
            call = (
                f"asyncTest {{ (test: {owner}) in {{ try await test.{name}() }} }}" if is_async
                else f"{{ (test: {owner}) in {{ try MainActor.assumeIsolated {{ try test.{name}() }} }} }}"
            )
            lines.append(f'      ("{name}", {call}),')
        lines.append("    ]))")
    return "\n".join(lines + ["    XCTMain(all)", "  }", "}"]) + "\n"
