import CellTrace
import Testing

@testable import CellDetectors

@Suite("a row that another list changed") struct SecondListTests {
  /// Rows of the list with everything, some of which have a heart; those of the other list have theirs.
  private static func all(_ planned: Set<String>) -> [Appearance] {
    ["A", "B", "C"].enumerated().map { place, key in
      let heart = Element(
        path: "\(content)/UIImageView", role: .image, frame: TraceRect(x: 0, y: 0, width: 20, height: 20),
        properties: [Property("image", planned.contains(key) ? "heart.fill" : "heart")])
      return row(key, at: place, cell: place + 1, [label(key), heart])
    }
  }

  private static func plan(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { place, key in
      var row = row(key, at: place, cell: place + 11, [label(key)])
      row.item = other(key)
      return row
    }
  }

  private static func other(_ key: String) -> ItemID { ItemID(list: 1, key: key) }
  private static func tap(_ text: String) -> Interaction { .tap(.showing(text), nil) }
  private static func remove(_ item: ItemID) -> [Interaction] { [.swipe(.resolved(item), .trailing), .tapAction("Remove")] }

  /// A is removed from the plan, where A and B are; the first list shows `shown` then. With A removed there in place of that it shows `own`, with B
  /// removed there after that `both`, and with B alone `alone`.
  private static func set(
    shown: Set<String> = ["A", "B"], own: Set<String> = ["B"], both: Set<String> = [], alone: Set<String> = ["A"]
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", all(["A", "B"])), step(1, "tap \"My plan\"", by: tap("My plan"), plan(["A", "B"])),
      step(2, "swipe", by: remove(other("A"))[0], plan(["A", "B"])),
      step(3, "tap the action \"Remove\" of \"A\"", by: remove(other("A"))[1], plan(["B"])),
      step(4, "tap \"Talks\"", by: tap("Talks"), all(shown)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    let visit = [tap("My plan"), tap("Talks")]
    answer(&set, visit + remove(item("A")), own)
    answer(&set, [tap("My plan")] + remove(other("A")) + [tap("Talks")] + remove(item("B")), both)
    answer(&set, visit + remove(item("B")), alone)
    return set
  }

  private static func answer(_ set: inout RunSet, _ script: [Interaction], _ planned: Set<String>) {
    for request in SecondListReference.requests(in: set) where set[request] == nil {
      #expect(request.script == script)
      set[request] = trace((0..<script.count).map { step($0, all([])) } + [step(script.count, all(planned))])
    }
  }

  @Test("the row shows what was done elsewhere as soon as the same is done to another row of its list")
  func found() throws {
    let set = Self.set()
    let reference = try #require(try SecondListReference.all(in: set).first)
    let finding = StaleContent.finding(reference, set.main)
    #expect(finding.severity == .error && finding.originStep == 3 && finding.seenStep == 4)
    #expect(finding.observed == "heart.fill" && finding.expected == "heart")
    #expect(ReferenceSuspicions.names(in: set.main).contains("not told by another list"))
  }

  @Test("a row that shows it at once is right")
  func shown() { #expect(SecondListReference.suspicions(in: Self.set(shown: ["B"]).main).isEmpty) }

  @Test("a list with state of its own does not show it later either: a queue beside a library")
  func own() throws {
    #expect(try SecondListReference.all(in: Self.set(both: ["A"])).isEmpty)
    #expect(try SecondListReference.all(in: Self.set(own: ["A", "B"], both: ["A"])).isEmpty)
  }

  @Test("a row that changes with another one alone says something of that one")
  func counted() throws { #expect(try SecondListReference.all(in: Self.set(alone: [])).isEmpty) }
}
