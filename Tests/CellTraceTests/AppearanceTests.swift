import CellTrace
import Testing

@Suite("appearances") struct AppearanceTests {
  private static func element(_ role: Element.Role, _ text: String?) -> Element {
    Element(
      path: "Cell/\(role)", role: role, frame: TraceRect(x: 0, y: 0, width: 10, height: 10),
      properties: text.map { [Property("text", $0)] } ?? [])
  }

  private static func title(_ elements: [Element]) -> String {
    Appearance(
      item: ItemID(key: "#4"), slot: Slot(section: 0, item: 3), cell: CellID(1), cellType: "App.Cell",
      frame: TraceRect(x: 0, y: 0, width: 390, height: 44), elements: elements
    ).title
  }

  @Test("an item is named by its first text; by a button's only if it has no other; else by its key")
  func titles() {
    #expect(title(of: [(.button, "Remove"), (.text, ""), (.text, "Tea\nwith milk"), (.text, "Hot")]) == "Tea")
    #expect(title(of: [(.image, nil), (.textField, "typed"), (.button, "Remove")]) == "typed")
    #expect(title(of: [(.image, nil), (.button, "")]) == "#4")
  }

  private func title(of parts: [(Element.Role, String?)]) -> String {
    Self.title(parts.map { Self.element($0.0, $0.1) })
  }
}
