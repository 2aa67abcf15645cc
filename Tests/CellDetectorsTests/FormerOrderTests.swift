import CellTrace
import Testing

@testable import CellDetectors

@Suite("an action that goes by the order that rows had before some changed places") struct FormerOrderTests {
  private static let before = ["A", "B", "C", "D"]
  private static let after = ["B", "C", "A", "D"]

  private static func shown(_ keys: [String], marked: [String] = [], at place: [String] = []) -> [Appearance] {
    keys.enumerated().map { index, key in
      var elements = [label(key), label(marked.contains(key) ? "red" : "plain", path: "\(content)/UILabel[1]")]
      if place.indices.contains(index) { elements.append(label(place[index], path: "\(content)/UILabel[2]")) }
      return row(key, at: index, cell: index + 1, elements)
    }
  }

  private static let drag = Interaction.reorder(.resolved(item("A")), .after, .resolved(item("C")))
  private static func tap(_ key: String) -> Interaction { .tap(.resolved(item(key)), nil) }

  /// A is dragged behind C and tapped, and `hit` turns red. Without the drag `own` does; tapped on C, `other` does.
  private static func set(
    hit: [String] = ["C"], own: [String] = ["A"], other: [String] = ["B"], places: [String] = []
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", shown(before, at: places)),
      step(1, "move \"A\" after \"C\"", by: drag, shown(after, at: places)),
      step(2, "tap \"A\"", by: tap("A"), shown(after, marked: hit, at: places)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in FormerOrderReference.requests(in: set) {
      #expect(request.script == [tap("A")])
      set[request] = trace([step(0, shown(before)), step(1, shown(before, marked: own))])
    }
    for request in FormerOrderReference.requests(in: set) {
      #expect(request.script == [drag, tap("C")])
      set[request] = trace([step(0, shown(before)), step(1, shown(after)), step(2, shown(after, marked: other))])
    }
    return set
  }

  @Test("the row that stood there is marked, and so it is for that row")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try FormerOrderReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.severity == .error && finding.seenStep == 2 && finding.originStep == 1)
    #expect(finding.observed == "changed \"C\"" && finding.expected == "changed \"A\"")
    #expect(finding.summary.hasSuffix("on \"A\" changes \"C\", which stood at its place before rows moved"))
    #expect(ReferenceSuspicions.names(in: set.main).contains("goes by the former order"))
  }

  @Test("what marks another row without the move, too, is right")
  func otherwise() throws { #expect(try FormerOrderReference.all(in: Self.set(own: ["C"])).isEmpty) }

  @Test("a row that means one other row, and not whoever stood at its place, is right")
  func means() throws {
    #expect(try FormerOrderReference.all(in: Self.set(other: ["A"])).isEmpty)
    #expect(try FormerOrderReference.all(in: Self.set(other: ["C"])).isEmpty)
  }

  @Test("no run is made where the row itself changes, several do, or the rows are places with names")
  func unsuspected() {
    for hit in [["A"], ["A", "C"], ["D"], []] { #expect(FormerOrderReference.requests(in: Self.set(hit: hit)).isEmpty) }
    let seats = ["window", "aisle", "middle", "door"]
    #expect(FormerOrderReference.requests(in: Self.set(places: seats)).isEmpty)
  }
}
