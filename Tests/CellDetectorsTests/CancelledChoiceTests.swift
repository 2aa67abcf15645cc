import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that were chosen before Cancel") struct CancelledChoiceTests {
  private static let all = ["A", "B", "C"]

  private static func tap(_ text: String) -> Interaction { .tap(.showing(text), nil) }
  private static func touch(_ key: String) -> Interaction { .tap(.resolved(item(key)), nil) }

  /// Rows, some of which are ticked while rows are chosen, or have been starred for good.
  private static func rows(_ keys: [String] = all, ticked: Set<String>? = nil, starred: Set<String> = []) -> [Appearance] {
    keys.enumerated().map { place, key in
      let mark = Element(
        path: "\(content)/UIImageView", role: .image, frame: TraceRect(x: 0, y: 0, width: 20, height: 20),
        properties: [Property("image", ticked.map { $0.contains(key) ? "checkmark" : "circle" } ?? "page")])
      let texts = [label(key)] + (starred.contains(key) ? [label("starred", path: "\(content)/UILabel[1]")] : [])
      return row(key, at: place, cell: place + 1, texts + [mark])
    }
  }

  /// A is chosen and given up, then B is chosen, and something is done, after which there are `end`; without the choice of A, `alone`.
  private static func set(
    word: String = "Cancel", given: [Appearance] = rows(), beside: String = "Files", end: [Appearance] = rows(["C"]),
    alone: [Appearance] = rows(["A", "C"])
  ) -> RunSet {
    var steps = [
      step(0, "show the screen", rows()), step(1, "select", by: tap("Select"), rows(ticked: [])),
      step(2, "tap", by: touch("A"), rows(ticked: ["A"])), step(3, "give up", by: tap(word), given),
      step(4, "select", by: tap("Select"), rows(ticked: ["A"])), step(5, "tap", by: touch("B"), rows(ticked: ["A", "B"])),
      step(6, "tap \"Delete\"", by: tap("Delete"), end),
    ]
    for index in steps.indices { steps[index].beside = [index == 3 ? beside : index == 0 ? "Files" : "Select files"] }
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in CancelledChoiceReference.requests(in: set) {
      #expect(request.script == [tap("Select"), tap(word), tap("Select"), touch("B"), tap("Delete")])
      set[request] = trace((0..<5).map { step($0, rows()) } + [step(5, alone)])
    }
    return set
  }

  @Test("what is removed with the chosen rows was chosen before Cancel")
  func removed() throws {
    let set = Self.set()
    let reference = try #require(try CancelledChoiceReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.severity == .error && finding.seenStep == 6 && finding.originStep == 3)
    #expect(finding.summary == "tap \"Delete\" also removes \"A\", which was chosen before \"Cancel\"")
    #expect(finding.seen == "\"B\" was chosen, and \"A\" is gone as well")
  }

  @Test("what changes with the chosen rows was chosen before Cancel")
  func changed() throws {
    let set = Self.set(end: Self.rows(starred: ["A", "B"]), alone: Self.rows(starred: ["B"]))
    #expect(try CancelledChoiceReference.all(in: set).map(\.isRemoval) == [false])
  }

  @Test("what is done to one row only, or to all whichever were chosen, is meant")
  func silent() throws {
    #expect(CancelledChoiceReference.suspicions(in: Self.set(end: Self.rows(["A", "C"])).main).isEmpty)
    #expect(try CancelledChoiceReference.all(in: Self.set(alone: Self.rows(["C"]))).isEmpty)
  }

  @Test("a choice that is done and kept, and one that the rows or the screen go on to say, is meant")
  func kept() {
    #expect(CancelledChoiceReference.suspicions(in: Self.set(word: "Done").main).isEmpty)
    #expect(CancelledChoiceReference.suspicions(in: Self.set(given: Self.rows(ticked: ["A"])).main).isEmpty)
    #expect(CancelledChoiceReference.suspicions(in: Self.set(beside: "1 in the basket").main).isEmpty)
  }
}
