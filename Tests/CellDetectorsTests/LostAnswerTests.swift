import CellTrace
import Testing

@testable import CellDetectors

@Suite("answers that are written over") struct LostAnswerTests {
  private static func rows(_ a: String, _ b: String) -> [Appearance] {
    [
      row("A", [label("Oak"), label(a, path: "\(content)/UILabel[1]")]),
      row("B", at: 1, cell: 2, [label("Elm"), label(b, path: "\(content)/UILabel[1]")]),
    ]
  }

  /// A is asked and, before its answer, B: what A says meanwhile and at the end, where every step waits, ten seconds later, and if B is not
  /// asked.
  private static func set(
    waiting: String = "asked", end: String = "asked", patient: String = "accepted", later: String = "asked",
    alone: String = "accepted"
  ) -> RunSet {
    let main = [
      step(0, "show the screen", rows("open", "open")), step(1, "hurry", by: .hurry(0.1), rows("open", "open")),
      step(2, "tap \"Oak\"", by: .tap(.resolved(item("A"))), rows(waiting, "open")),
      step(3, "hurry", by: .hurry(0.1), rows(waiting, "open")),
      step(4, "tap \"Elm\"", by: .tap(.resolved(item("B"))), rows(waiting, "asked")),
      step(5, "wait", by: .wait(2), rows(end, "accepted")),
    ]
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace((0...5).map { step($0, "", by: .wait(1), rows(patient, "accepted")) })
    for request in LostAnswer.requests(in: set) {
      #expect(request.script.suffix(2) == [.wait(10), .rebuildVisibleCells])
      let isAlone = request.purpose == "the run without step 4 (tap \"Elm\")"
      #expect(isAlone || request.purpose == "the same steps, and a while in which every answer comes")
      #expect(request.script.count == (isAlone ? 6 : 7))
      set[request] = trace([step(0, "", by: .rebuildVisibleCells, rows(isAlone ? alone : later, "accepted"))])
    }
    return set
  }

  @Test("a row goes on waiting for good because another one's answer wrote over its own")
  func lost() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "\"Oak\" says \"asked\" for good: the tap on \"Elm\" was done before its answer came, and wrote over it"
      ])
    #expect(found.map(\.seen) == ["\"Oak\" shows \"asked\"; where every step waits for its answer it shows \"accepted\""])
    #expect(
      found.map(\.evidence) == [
        ["ten seconds later it still says so, in cells made anew, too; without the other act it says \"accepted\""]
      ])
    #expect(
      found.map(\.fix) == [
        "read the data again after the wait and change only the item that the answer is for; what was captured before the wait is old by then."
      ])
  }

  @Test("an answer that comes later, never comes, or is given up when another row is used, is not lost")
  func silent() {
    #expect(LateAsyncResult.found(in: Self.set(later: "accepted")) == [])
    #expect(LateAsyncResult.found(in: Self.set(alone: "asked")) == [])
    #expect(LostAnswer.requests(in: Self.set(end: "open")).isEmpty)
    #expect(LostAnswer.requests(in: Self.set(waiting: "open", end: "open")).isEmpty)
    #expect(LostAnswer.requests(in: Self.set(patient: "asked")).isEmpty)
  }
}
