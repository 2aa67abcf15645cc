import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that are as they were before another screen covered them") struct ReturnedRowTests {
  private static func server(_ state: String) -> [Appearance] {
    [row("A", [label("Mail"), label(state, path: "\(content)/UILabel[1]")])]
  }

  private static func detail(_ text: String) -> [Appearance] {
    var result = row("state", cell: 9, [label(text)])
    result.item = ItemID(list: 1, key: "state")
    return [result]
  }

  /// A row is opened, something is done there, and somebody comes back to a row that shows `live`; new cells show `now`, and `waited` where only
  /// the time passes. Some time later the row shows `later`.
  private static func set(
    live: String = "Runs", now: String = "Stopped", waited: String = "Runs", touched: String = "A",
    detail last: String = "Stopped", later: String = "Runs"
  ) -> RunSet {
    let stop = Interaction.tap(.showing("Stop"), nil)
    let main = [
      step(0, "show the screen", server("Runs")),
      step(1, "tap", by: .tap(.resolved(item(touched))), time: 1, detail("Runs")),
      step(2, "tap \"Stop\"", by: stop, time: 2, detail(last)),
      step(3, "tap \"Back\"", by: .back, time: 3, server(live)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    set.rebuild(3, server(now))
    set = set.rebuiltAsShown()
    for request in ReturnedRowReference.requests(in: set) where set[request] == nil {
      #expect(request.script == [.wait(3), .rebuildVisibleCells])
      set[request] = trace([step(2, "", by: .rebuildVisibleCells, server(waited))])
    }
    for request in ReturnedRowReference.requests(in: set) where set[request] == nil {
      #expect(request.script.dropLast() == [.tap(.resolved(item(touched))), stop, .back] && request.script.last == .wait(60))
      set[request] = trace([step(4, "", by: .wait(60), server(later))])
    }
    return set
  }

  @Test("a row keeps its text while the model got another one behind a screen that covered it")
  func found() throws {
    let set = Self.set()
    let found = try #require(StaleContent.found(in: set))
    #expect(found.map(\.observed) == ["Runs"] && found.map(\.expected) == ["Stopped"] && found.map(\.severity) == [.error])
    #expect(found.first?.seenStep == 3 && ReturnedRowReference.isSuspected(in: set.main))
    #expect(
      found.first?.evidence.last
        == "another screen was in front of the list since step 1 (tap), and the row shows what it showed before that")
  }

  @Test("a row that nobody touched may tell how things were: a warning")
  func untouched() {
    #expect(StaleContent.found(in: Self.set(touched: "B"))?.map(\.severity) == [.warning])
  }

  @Test("a list that follows by itself some time after it is back says nothing")
  func late() {
    #expect(StaleContent.found(in: Self.set(later: "Stopped")) == [])
    #expect(StaleContent.found(in: Self.set(later: "Halted")) == [])
  }

  @Test("a row that follows, one that shows what the model has, and what follows from the time say nothing")
  func silent() {
    #expect(StaleContent.found(in: Self.set(live: "Stopped")) == [])
    #expect(StaleContent.found(in: Self.set(now: "Runs")) == [])
    #expect(StaleContent.found(in: Self.set(waited: "Stopped")) == [])
    #expect(!ReturnedRowReference.isSuspected(in: Self.set(live: "Stopped").main))
    #expect(!ReturnedRowReference.isSuspected(in: Self.set(detail: "Runs").main))
  }
}
