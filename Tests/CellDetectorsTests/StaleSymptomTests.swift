import CellTrace
import Testing

@testable import CellDetectors

@Suite("one table says whether a stale value is content or a look") struct StaleSymptomTests {
  private static func set(_ before: CellFlags, _ after: CellFlags, old: [Property], new: [Property], text: String = "Old")
    -> RunSet
  {
    func rows(_ flags: CellFlags, _ properties: [Property], _ text: String) -> [Appearance] {
      [row("A", flags: flags, [label(text, properties)])]
    }
    return StaleContentTests.set(
      live: [rows(before, old, "Old"), rows(after, old, "Old")],
      rebuilt: [rows(before, old, "Old"), rows(after, new, text)])
  }

  @Test("a text that stays when a swipe closes is old content", arguments: [CellFlags.swiped, .editing])
  func text(_ flag: CellFlags) {
    let set = Self.set(flag, [], old: [], new: [], text: "New")
    #expect(StaleContent.found(in: set)?.map(\.property) == ["UILabel.text"])
    #expect(StuckInteractionState.found(in: set) == [])
  }

  @Test("a colour that stays beside such a text is the same old content")
  func both() throws {
    let set = Self.set(
      .swiped, [], old: [Property("textColor", "#000000")], new: [Property("textColor", "#FF0000")], text: "New")
    let found = try #require(StaleContent.found(in: set))
    #expect(found.map(\.property) == ["UILabel.text"] && found[0].evidence.joined().contains("textColor"))
    #expect(StuckInteractionState.found(in: set) == [])
  }

  @Test("a colour alone, or a text that follows a selection, is a look that missed its state")
  func look() {
    let color = Self.set(.swiped, [], old: [Property("textColor", "#000000")], new: [Property("textColor", "#FF0000")])
    #expect(StaleContent.found(in: color) == [])
    #expect(StuckInteractionState.found(in: color)?.map(\.property) == ["UILabel.textColor"])
    let selected = Self.set([], .selected, old: [], new: [], text: "New")
    #expect(StaleContent.found(in: selected) == [])
    #expect(StuckInteractionState.found(in: selected)?.map(\.property) == ["UILabel.text"])
  }

  @Test("a row whose field has the keyboard is not compared with one that has it not")
  func focus() {
    func rows(_ isEditing: Bool, _ color: String) -> [Appearance] {
      [row("A", [label("Old", [Property("isEditing", "\(isEditing)"), Property("textColor", color)])])]
    }
    let set = StaleContentTests.set(
      live: [rows(false, "black"), rows(true, "blue")], rebuilt: [rows(false, "black"), rows(false, "black")])
    #expect(StaleContent.found(in: set) == [] && StuckInteractionState.found(in: set) == [])
    #expect(rows(true, "blue")[0].inUse.values.sorted() == ["true"] && rows(false, "blue")[0].inUse.isEmpty)
  }
}
