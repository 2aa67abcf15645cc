import CellTrace
import Testing

@testable import CellDetectors

@Suite("a list that shows all rows on return, although its field still has the text") struct UnfilteredReturnTests {
  private static let all = ["Birds", "Chess", "Gadgets", "Gardening"]
  private static let found = ["Gadgets", "Gardening"]

  private static func rows(_ titles: [String]) -> [Appearance] {
    titles.enumerated().map { row($1, at: $0, cell: $0 + 1, [label($1)]) }
  }

  private static var detail: [Appearance] {
    var row = row("size", [label("Size")])
    row.item = ItemID(list: 1, key: "size")
    return [row]
  }

  /// `back`: the rows on return; `pressed`: those behind the return key; then those with one more letter on return, in place of the visit,
  /// and in place of the text.
  private static func set(
    back: [String] = all, first: [String] = found, pressed: [String] = found, more: [String] = ["Gadgets"],
    expected: [String] = ["Gadgets"], alone: [String] = ["Birds", "Gadgets", "Gardening"], use: Interaction? = nil
  ) -> RunSet {
    let field = ItemLocator.showing("Titles")
    var steps = [
      step(0, "show the screen", rows(all)),
      step(1, "type \"ga\" in \"Titles\"", by: .type("ga", field, nil, clearing: false), rows(first)),
      step(2, "tap \"Gadgets\"", by: .tap(.resolved(item("Gadgets")), nil), detail),
    ]
    if let use { steps.append(step(3, "use", by: use, detail)) }
    steps.append(step(steps.count, "tap \"Back\"", by: .tap(.showing("Back"), nil), rows(back)))
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for _ in 1...2 {
      for request in UnfilteredReturn.requests(in: set) {
        switch request.script.last {
        case .type("ga\n", field, nil, clearing: false): set[request] = trace([step(0, rows(pressed))])
        case .type("d", field, nil, clearing: false):
          set[request] = trace([step(0, rows([1: alone, 2: expected][request.script.count] ?? more))])
        default: Issue.record("\(request.purpose)")
        }
      }
    }
    return set
  }

  @Test("one more letter finds what the text and the letter find")
  func isFound() throws {
    let set = Self.set()
    let found = try #require(StaleContent.found(in: set))
    #expect(
      found.map(\.summary) == ["\"Birds\" is in the list after step 3 (tap \"Back\"), although the field still has \"ga\""])
    #expect(found.map(\.severity) == [.error] && found.map(\.originStep) == [1] && found.map(\.seenStep) == [3])
    #expect(ReferenceSuspicions.names(in: set.main).contains("unfiltered on return"))
  }

  @Test("a field that is empty by then, and one whose matches go with the keyboard: right")
  func right() {
    #expect(StaleContent.found(in: Self.set(more: ["Birds", "Gadgets", "Gardening"])) == [])
    #expect(StaleContent.found(in: Self.set(pressed: Self.all)) == [])
    // A letter that finds the same by itself tells nothing.
    #expect(StaleContent.found(in: Self.set(alone: ["Gadgets"])) == [])
  }

  @Test("rows that are still filtered, a text that does not search, and what was done on the other screen are not this")
  func silent() {
    func count(_ set: RunSet) -> Int { UnfilteredReturn.suspicions(in: set.main).count }
    #expect(count(Self.set(back: Self.found)) == 0)
    #expect(count(Self.set(back: ["Birds"] + Self.found)) == 0)
    #expect(count(Self.set(first: Self.all)) == 0)
    #expect(count(Self.set(first: ["Birds", "Gadgets"])) == 0)
    #expect(count(Self.set(use: .tap(.showing("Download"), nil))) == 0)
  }
}
