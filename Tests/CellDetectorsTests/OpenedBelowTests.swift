import CellTrace
import Testing

@testable import CellDetectors

@Suite("a row that opens below the wrong one") struct OpenedBelowTests {
  private static func touch(_ key: String) -> Interaction { .tap(.resolved(item(key)), nil) }
  private static func shown(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { place, key in row(key, at: place, cell: place + 1, [label(key)]) }
  }

  /// A is touched, and `one` is there; then B is, and `two` is there; without the first touch, `alone`.
  private static func set(
    one: [String] = ["A", "a", "B", "C", "D"], two: [String] = ["A", "B", "C", "b", "D"],
    alone: [String] = ["A", "B", "b", "C", "D"]
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", shown(["A", "B", "C", "D"])), step(1, "tap \"A\"", by: touch("A"), shown(one)),
      step(2, "tap \"B\"", by: touch("B"), shown(two)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in OpenedBelowReference.requests(in: set) {
      #expect(request.script == [touch("B")] && request.purpose == "the run without step 1 (tap \"A\")")
      set[request] = trace([step(0, shown(["A", "B", "C", "D"])), step(1, shown(alone))])
    }
    return set
  }

  @Test("the row opens one too low, where one above is closed with it")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try OpenedBelowReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.severity == .error && finding.summary == "tap \"B\" opens its row below \"C\"")
    #expect(finding.observed == "below \"C\"" && finding.expected == "below \"B\"")
  }

  @Test("what was done in the row that opened first is left out with it; what was done elsewhere meanwhile is something else")
  func used() throws {
    func set(_ used: Interaction) -> RunSet {
      let one = Self.shown(["A", "a", "B", "C", "D"])
      let steps = [
        step(0, "show the screen", Self.shown(["A", "B", "C", "D"])), step(1, "tap \"A\"", by: Self.touch("A"), one),
        step(2, "tap \"Later\" in \"a\"", by: used, one),
        step(3, "tap \"B\"", by: Self.touch("B"), Self.shown(["A", "B", "C", "b", "D"])),
      ]
      var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
      for request in OpenedBelowReference.requests(in: set) {
        #expect(request.script == [Self.touch("B")])
        set[request] = trace([step(0, Self.shown(["A", "B", "C", "D"])), step(1, Self.shown(["A", "B", "b", "C", "D"]))])
      }
      return set
    }
    let found = try OpenedBelowReference.all(in: set(.tap(.resolved(item("a")), .showing("Later"))))
    #expect(found.map(\.step) == [3] && found.map(\.above.title) == ["C"])
    for used in [Interaction.tap(.resolved(item("C")), .showing("Later")), .mutate("a change")] {
      #expect(OpenedBelowReference.suspicions(in: set(used).main).isEmpty)
    }
  }

  @Test("a row that opens below its own, whatever is open above, is right")
  func right() {
    #expect(OpenedBelowReference.suspicions(in: Self.set(two: ["A", "B", "b", "C", "D"]).main).isEmpty)
  }

  @Test("a row that opens there also when nothing is open above is meant, as below a row of tiles")
  func meant() throws { #expect(try OpenedBelowReference.all(in: Self.set(alone: ["A", "B", "C", "b", "D"])).isEmpty) }

  @Test("one row that goes from place to place, and what the first touch adds for good, is something else")
  func others() {
    let moved = Self.set(two: ["A", "B", "C", "a", "D"], alone: ["A", "B", "a", "C", "D"])
    #expect(OpenedBelowReference.suspicions(in: moved.main).isEmpty)
    #expect(OpenedBelowReference.suspicions(in: Self.set(two: ["A", "a", "B", "C", "b", "D"]).main).isEmpty)
  }
}
