import CellTrace
import Testing

@testable import CellHarness

/// What a text means in a script, by what rows show.
@Suite("Names of items") struct ItemNamesTests {
  private static func row(_ key: String, _ role: Element.Role, _ properties: [String: String]) -> Appearance {
    Appearance(
      item: CellItemID(key: key), slot: Slot(section: 0, item: 0), cell: CellID(1), cellType: "App.Cell", reuse: nil,
      frame: TraceRect(x: 0, y: 0, width: 390, height: 44), idealHeight: nil, flags: [],
      elements: [
        Element(
          path: "Cell/View", role: role, frame: TraceRect(x: 0, y: 0, width: 100, height: 20),
          properties: properties.sorted { $0.key < $1.key }.map { Property($0.key, $0.value) })
      ])
  }

  private static let rows = [
    row("room", .text, ["text": "Bergen"]), row("field", .textField, ["text": "", "placeholder": "Guest"]),
    row("note", .text, ["text": "Guest rooms are upstairs"]), row("filled", .textField, ["text": "Ada"]),
  ]

  @Test(
    "the prompt of an empty field names its row, behind a whole text and before one that only begins so",
    arguments: [("Guest", "field"), ("Guest rooms", "note"), ("bergen", "room"), ("Ada", "filled"), ("guest", nil)])
  func prompts(name: String, key: String?) {
    #expect(ItemNames.matches(name, among: Self.rows).map(\.item.key) == (key.map { [$0] } ?? []))
    let titled = Self.rows + [Self.row("title", .text, ["text": name])]
    #expect(ItemNames.matches(name, among: titled).map(\.item.key).contains("title"))
  }

  @Test("a prompt is no text that a row shows as a whole: what stands beside rows goes by its own name")
  func whole() { #expect(ItemNames.same("Guest", among: Self.rows).isEmpty) }
}
