import CellTrace
import Testing

@testable import CellDetectors

@Suite("answers that are written over") struct LostAnswerTests {
  private static func rows(_ a: String, _ b: String, _ type: String) -> [Appearance] {
    [
      row("A", [label("Oak"), label(a, path: "\(content)/UILabel[1]")]),
      row("B", at: 1, cell: 2, type: type, [label("Elm"), label(b, path: "\(content)/UILabel[1]")]),
    ]
  }

  /// A is asked and, before its answer, B: what A says meanwhile and at the end, where every step waits, ten seconds later, if B is not asked,
  /// and if B is asked before.
  private static func set(
    waiting: String = "asked", end: String = "asked", patient: String = "accepted", later: String = "asked",
    alone: String = "accepted", second: String = "accepted", seen: String? = "accepted", type: String = "App.NoteCell"
  ) -> RunSet {
    func rows(_ a: String, _ b: String) -> [Appearance] { Self.rows(a, b, type) }
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
      let answer: (says: String, steps: Int)? =
        switch request.purpose {
        case "the run without step 4 (tap \"Elm\")": (alone, 6)
        case "the same steps, and a while in which every answer comes": (later, 7)
        case "the other order, with step 2 (tap \"Oak\") last, each step waiting": (second, 5)
        case _: nil
        }
      #expect(request.script.count == answer?.steps)
      set[request] = trace([step(0, "", by: .rebuildVisibleCells, rows(answer?.says ?? "", "accepted"))])
    }
    for request in LostAnswer.requests(in: set) where set[request] == nil {
      #expect(
        request.purpose == "the same steps up to step 4 (tap \"Elm\"), and ten looks in each second from then on")
      #expect(request.script.prefix(3) == [.hurry(0.1), .tap(.resolved(item("A"))), .hurry(0.05)])
      set[request] = trace([
        step(4, "", rows("asked", "asked")), step(5, "", rows(seen ?? "asked", "asked")), step(6, "", rows("asked", "accepted")),
      ])
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
        ["ten seconds later it still says so, in cells made anew, too; without the other action it says \"accepted\""]
      ])
    #expect(
      found.map(\.fix) == [
        "read the data again after the wait and change only the item that the answer is for; what was captured before the wait is old by then."
      ])
  }

  @Test("what another control cuts off never has its answer; where it is the same control, no run tells")
  func cutOff() {
    #expect(LateAsyncResult.found(in: Self.set(seen: nil, type: "App.RouterCell")) == [])
    #expect(LateAsyncResult.found(in: Self.set(seen: nil))?.map(\.severity) == [.warning])
    #expect(LateAsyncResult.found(in: Self.set(type: "App.RouterCell"))?.map(\.severity) == [.error])
  }

  @Test(
    "an answer that comes later, never comes, is given up when another row is used, or waits for what was done there, is not lost"
  )
  func silent() {
    #expect(LateAsyncResult.found(in: Self.set(later: "accepted")) == [])
    #expect(LateAsyncResult.found(in: Self.set(alone: "asked")) == [])
    #expect(LateAsyncResult.found(in: Self.set(second: "asked")) == [])
    #expect(LostAnswer.requests(in: Self.set(end: "open")).isEmpty)
    #expect(LostAnswer.requests(in: Self.set(waiting: "open", end: "open")).isEmpty)
    #expect(LostAnswer.requests(in: Self.set(patient: "asked")).isEmpty)
  }
}
