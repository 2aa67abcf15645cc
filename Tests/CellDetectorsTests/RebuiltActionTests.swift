import CellTrace
import Testing

@testable import CellDetectors

@Suite("an action that goes by what the live cell kept") struct RebuiltActionTests {
  private static let act = Interaction.tap(.resolved(item("B")), .path("\(content)/UIButton"))

  private static func rows(_ keys: [String], bought: String? = nil) -> [Appearance] {
    keys.enumerated().map { place, key in
      row(
        key, at: place, cell: place + 1,
        [label("Shelf \(key)"), label(key == bought ? "bought" : "open", path: "\(content)/UILabel[1]")])
    }
  }

  /// A goes, and B is touched; which row changes then, and which does with all cells made anew before.
  private static func set(_ bought: String? = "C", anew: String? = "B", moves: Bool = true) -> RunSet {
    let keys = moves ? ["B", "C", "D"] : ["A", "B", "C", "D"]
    let steps = [
      step(0, "show the screen", rows(["A", "B", "C", "D"])), step(1, "data: remove", by: .mutate("remove"), rows(keys)),
      step(2, "tap \"Buy\" in \"Shelf B\"", by: act, rows(keys, bought: bought)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in RebuiltActionReference.requests(in: set) {
      #expect(request.script == [.mutate("remove"), .rebuildVisibleCells, act])
      set[request] = trace([
        step(0, "", rows(["A", "B", "C", "D"])), step(1, "", by: .mutate("remove"), rows(keys)),
        step(2, "", by: .rebuildVisibleCells, rows(keys)), step(3, "", by: act, rows(keys, bought: anew)),
      ])
    }
    return set
  }

  @Test("another row changes, and in new cells the row itself")
  func found() throws {
    let found = try RebuiltActionReference.all(in: Self.set())
    let finding = StaleIndexAction.finding(try #require(found.first), Self.set().main)
    #expect(
      finding.summary == "the control UIButton on \"Shelf B\" changes \"Shelf C\", and in cells made anew it does not")
    #expect(finding.observed == "changed \"Shelf C\"" && finding.expected == "changed \"Shelf B\"")
    #expect(
      finding.evidence == [
        "step 1 (data: remove) moved the data; what the live cell kept from before leads to \"Shelf C\""
      ])
    #expect(finding.seen == "\"Shelf C\" has UILabel.text \"bought\"; before the action it has \"open\"")
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("action by a former cell"))
  }

  @Test("what changes another row in new cells too, and what changes nothing there, is not this")
  func silent() throws {
    for anew in ["C", nil] { #expect(try RebuiltActionReference.all(in: Self.set(anew: anew)).isEmpty) }
  }

  @Test("no run is made where no data moved, and where the row itself changes")
  func unsuspected() {
    for set in [Self.set(moves: false), Self.set("B")] { #expect(RebuiltActionReference.requests(in: set).isEmpty) }
  }
}
