import CellTrace
import Testing

@testable import CellDetectors

@Suite("a row that nobody tells the answer") struct UnansweredRowTests {
  private static func rows(_ count: String) -> [Appearance] {
    [row("A", [label("Meadow"), label(count, path: "\(content)/UILabel[1]")])]
  }

  private static let asked = TraceEvent.Kind.cellConfigured(CellID(1), item("A"), slot(0), .prepare, generation: 1)

  /// What the row shows at the end, where every step waits, ten seconds later, and in a cell made anew then.
  private static func set(
    _ end: String = "…", patient: String = "7", later: String = "…", rebuilt: String = "7", again: Bool = true
  ) -> RunSet {
    let main = [
      step(0, "show the screen", rows("…")), step(1, "hurry", by: .hurry(0.1), rows("…")),
      step(2, "scroll", by: .scrollBy(900), events: again ? [asked] : [], rows("…")), step(3, "wait", by: .wait(1), rows(end)),
    ]
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace((0...3).map { step($0, "", by: $0 == 0 ? .open : .wait(1), rows(patient)) })
    for request in UnansweredRow.requests(in: set) {
      #expect(request.script.last == .wait(10) && request.collects == .rebuild)
      #expect(request.purpose == "the same steps, and a while in which every answer comes")
      set[request] = Trace(
        screen: "Notes", configuration: set.main.configuration,
        references: [
          RebuildReference(step: 4, live: rows(later), atStepEnd: rows(rebuilt), atStepStart: rows(rebuilt))
        ])
    }
    return set
  }

  @Test("it waits for good, and a cell made anew has the answer")
  func waits() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "\"Meadow\" says \"…\" (UILabel.text) for good: it asked while its answer was on its way, and nobody told it"
      ])
    #expect(found.map(\.seen) == ["\"Meadow\" shows \"…\"; where every step waits for its answer it shows \"7\""])
    #expect(
      found.map(\.evidence) == [
        ["ten seconds later it still says so, and a cell made anew then shows the answer: who has it did not pass it on"]
      ])
    #expect(
      found.map(\.fix) == [
        "let a second question about what is on its way wait for the same answer: keep its completion with the request's others, or "
          + "await the same task."
      ])
  }

  @Test("a row that has it, that did not ask again, that gets it later, or whose answer no cell has, is right")
  func silent() {
    #expect(UnansweredRow.requests(in: Self.set("7")).isEmpty)
    #expect(UnansweredRow.requests(in: Self.set(again: false)).isEmpty)
    #expect(LateAsyncResult.found(in: Self.set(later: "7")) == [])
    #expect(LateAsyncResult.found(in: Self.set(rebuilt: "…")) == [])
  }
}
