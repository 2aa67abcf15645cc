import CellRuns
import Foundation
import TestSupport
import Testing

/// The table of what a run owns of time, order, chance and the network: every row is run, and the page is written from the rows.
@Suite struct ZygoteOwnedAPITests {
  private static let rows = (OwnedAPI.groups.flatMap(\.rows) + OwnedAPI.exceptions)

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/CellHarness/CellHarness.docc/Compatibility-Asynchrony.md")

  @Test("each API happens in a run when and where the table says", arguments: rows.indices)
  func happens(_ index: Int) throws {
    let row = Self.rows[index]
    let text = try history(index)
    if row.isFixed {
      #expect(text == row.history, "\(row.name)")
    } else {
      #expect(text.contains(" "), "\(row.name)")
      #expect(try history(index) == text, "\(row.name)")
    }
  }

  private func history(_ index: Int) throws -> String {
    try reply(argument: "\(index)") {
      let call = ChildCall.at($0)
      guard let index = Int(String(decoding: call.argument, as: UTF8.self)) else { return }
      call.reply.write(Self.rows[index].perform())
    }
  }

  @Test("a wait on the main thread that nothing can end is a trap that says so")
  func deadlock() throws {
    guard case .signalled(_, _, let report) = try status({ _ in DispatchSemaphore(value: 0).wait() }) else {
      Issue.record("it did not trap")
      return
    }
    #expect(report == "Fatal error: \(Self.deadlockText)")
  }

  @Test("names are unique")
  func names() { #expect(Set(Self.rows.map(\.name)).count == Self.rows.count) }

  @Test("the compatibility page has the rows, word for word")
  func compatibilityPage() {
    Golden.expect(Self.pageText(), in: Self.page)
  }

  private static let deadlockText = "the main thread waits for a signal that no pending work can send"

  private static func pageText() -> String {
    var text = """
      # Time, order, chance and the network

      What a run owns, API by API, and the few things it does not.

      ## How to read this page

      While a run goes on nothing waits for the wall clock: everything here happens on the host's loop, in virtual time, and in the
      same order every time. The last column is what a small program that uses the API left behind: what happened, in order, with
      `@` and the virtual second, or `-main` and `-other` for the thread. The page is written by the tests, which run every
      program in a process of its own and compare.

      `cellharness doctor` tries the interposed calls that this rests on on the machine it runs on: \
      \(InterposedCall.allCases.map(\.title).joined(separator: ", ")).

      """
    for (title, rows) in OwnedAPI.groups { text += "\n## \(title)\n\n" + table("in a run", rows) }
    text +=
      "\n## What a run does not own\n\nIt is named where it is used, and the run that used it is inconclusive unless noted.\n\n"
    text += table("what is said", OwnedAPI.exceptions)
    text += "| a wait on the main thread that nothing can end | `\(deadlockText)`: a trap |\n"
    for name in OwnedAPI.absent { text += "| \(name) | does not compile |\n" }
    text += """

      Operation queues and run-loop timers are owned, and are not moved by the order of completions. A value that reaches code
      through a queue of the app's own data structure is nobody's in reports: no item is named for it.

      What is pending when a step has waited long enough, and what goes on after the screen was taken down, is named in reports by
      the app's function that began it. The line is told too where `llvm-symbolizer`, which comes with the toolchain, is beside `swift`
      and the program has debug information, as debug builds do.

      """
    return text
  }

  private static func table(_ title: String, _ rows: [OwnedAPI]) -> String {
    var text = "| API | \(title) |\n|---|---|\n"
    for row in rows {
      text +=
        "| \(row.name) | \(row.isFixed ? "`\(row.history)`" : row.history)\(row.remark.isEmpty ? "" : ": \(row.remark)") |\n"
    }
    return text
  }
}
