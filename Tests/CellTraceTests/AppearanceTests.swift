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

  @Test("the number of a row's place is no name, unless nothing else is shown or the item is called so")
  func ordinals() {
    for number in ["4.", "4)", "#4", "4"] { #expect(title(of: [(.text, number), (.text, "Tea")]) == "Tea", "\(number)") }
    #expect(title(of: [(.text, "5."), (.text, "Tea")]) == "5.")
    #expect(title(of: [(.text, "4."), (.button, "Buy")]) == "4.")
    func named(_ key: String, _ first: String) -> String {
      Appearance(
        item: ItemID(key: key), slot: Slot(section: 0, item: 3), cell: CellID(1), cellType: "App.Cell",
        frame: TraceRect(x: 0, y: 0, width: 390, height: 44), elements: [Self.element(.text, first), Self.element(.text, "Tea")]
      ).title
    }
    #expect(named("4", "4") == "4" && named("4", "4.") == "Tea" && named("3", "4") == "Tea")
  }

  @Test("what only announces the words that follow is no name; the announcement is, where a value, a control or nothing follows")
  func captions() {
    #expect(title(of: [(.text, "Name:"), (.text, "Yohan"), (.text, "Age:"), (.text, "31")]) == "Yohan")
    #expect(title(of: [(.image, nil), (.text, "4."), (.text, "Name:"), (.text, "Yohan")]) == "Yohan")
    #expect(title(of: [(.text, "Name:"), (.text, "Age:"), (.text, "Yohan"), (.text, "31")]) == "Yohan")
    #expect(title(of: [(.text, "이름:"), (.text, "李明")]) == "李明")
    #expect(title(of: [(.text, "Name:"), (.text, "Bo"), (.text, "Age:"), (.text, "31")]) == "Bo")
    for value in ["31", "50 %", "On", "Off", "No", "yes", "5 kg", "kg", "EU"] {
      #expect(title(of: [(.text, "Rest:"), (.text, value), (.text, "Yohan")]) == "Rest:", "\(value)")
    }
    #expect(title(of: [(.text, "Name:"), (.textField, "Yohan")]) == "Name:")
    #expect(title(of: [(.text, "Name:")]) == "Name:" && title(of: [(.text, ":"), (.text, "Yohan")]) == ":")
  }

  private func title(of parts: [(Element.Role, String?)]) -> String {
    Self.title(parts.map { Self.element($0.0, $0.1) })
  }
}
