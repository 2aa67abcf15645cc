import CellTrace
import Testing

@testable import CellDetectors

@Suite("what begins at every appearance") struct ReappearedTests {
  private static func rows(_ count: String) -> [Appearance] {
    [row("A", [label("Speaker 2"), label(count, path: "\(content)/UILabel[1]")])]
  }

  /// The row scrolls away and back, and is touched; without the scrolling it shows `expected` after the touch. `again`: after another.
  private static func set(
    _ observed: String, expected: String, opened: String = "0", before: String = "0", there: String = "0", waited: String = "0",
    away: Bool = true, again: (scrolled: String, still: String) = ("4", "2")
  ) -> RunSet {
    let others = [row("B", at: 9, reuse: 1, [label("Speaker 20")])]
    let main = [
      step(0, "show the screen", items: ["A", "B"], rows(opened)),
      step(1, "scroll to the end", by: .scrollToEnd, items: ["A", "B"], time: 2, away ? others : rows("0")),
      step(2, "scroll to the top", by: .scrollToTop, items: ["A", "B"], time: 3, rows(before)),
      step(3, "tap \"Clap\"", by: .tap(.resolved(item("A"))), items: ["A", "B"], time: 3, rows(observed)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in ReappearedReference.requests(in: set) {
      let isAct = request.purpose == "step 3 (tap \"Clap\") without the scrolling before it"
      #expect(isAct || request.purpose == "the run that waits in place of step 3 (tap \"Clap\")")
      #expect(request.script == [.wait(2), .wait(1), isAct ? .tap(.resolved(item("A"))) : .wait(10)])
      set[request] = trace([
        step(0, "", items: ["A", "B"], rows(opened)), step(1, "", items: ["A", "B"], rows(there)),
        step(2, "", items: ["A", "B"], rows(there)), step(3, "", items: ["A", "B"], rows(isAct ? expected : waited)),
      ])
    }
    for request in ReappearedReference.requests(in: set) {
      #expect(request.purpose == "the run with step 3 (tap \"Clap\") done twice" && request.script.count == 4)
      let isScrolled = request.script.first == .scrollToEnd
      set[request] = trace([step(4, "", items: ["A", "B"], rows(isScrolled ? again.scrolled : again.still))])
    }
    return set
  }

  @Test("a touch counts twice once the row scrolled away and back")
  func twice() throws {
    let found = try #require(AddedAtConfiguration.found(in: Self.set("2", expected: "1")))
    #expect(
      found.map(\.summary) == [
        "the tap on \"Speaker 2\" does more than the first time, because the row scrolled away and back before"
      ])
    #expect(found.map(\.seen) == ["\"Speaker 2\" shows \"2\"; without the scrolling it shows \"1\""])
    #expect(
      found.map(\.evidence) == [
        ["the row was the same before the action in both runs: something that it begins when it appears is there twice"]
      ])
    #expect(
      found.map(\.fix) == [
        "begin it once, where the model or the view's state is made, or end it when the row disappears (onDisappear, .task)."
      ])
  }

  @Test("a row that tells how often it appeared says the same again, or nothing: that is no number of touches")
  func tells() {
    #expect(AddedAtConfiguration.found(in: Self.set("2", expected: "1", again: ("Touch", "Touch"))) == [])
    #expect(AddedAtConfiguration.found(in: Self.set("2", expected: "1"))?.map(\.severity) == [.error])
    // An action that is added again with each cell adds one each time.
    #expect(AddedAtConfiguration.found(in: Self.set("2", expected: "1", again: ("3", "2")))?.map(\.severity) == [.error])
    #expect(AddedAtConfiguration.found(in: Self.set("2", expected: "1", again: ("2", "1")))?.map(\.severity) == [.warning])
  }

  @Test("a touch that does the same, a row that was another before it, or that never left, says nothing")
  func silent() {
    #expect(AddedAtConfiguration.found(in: Self.set("1", expected: "1")) == [])
    #expect(AddedAtConfiguration.found(in: Self.set("2", expected: "1", there: "5")) == [])
    #expect(AddedAtConfiguration.found(in: Self.set("2", expected: "1", waited: "1")) == [])
    #expect(
      AddedAtConfiguration.found(in: Self.set("0:57", expected: "0:56", opened: "1:00", before: "0:58", there: "0:58")) == [])
    #expect(ReappearedReference.requests(in: Self.set("2", expected: "1", away: false)).isEmpty)
    #expect(ReappearedReference.requests(in: Self.set("0", expected: "1")).isEmpty)
  }
}
