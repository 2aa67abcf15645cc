import CellTrace
@_spi(CellHarness) import UIKit

/// Names items and elements in the titles of steps, as a person sees them when the step begins.
@MainActor struct StepNames {
  let screen: ScreenUnderTest

  /// What the item is called on screen, in quotation marks.
  func item(_ locator: ItemLocator) -> String {
    guard let located = try? screen.items.locate(locator) else {
      // What is no item's and has a name stands beside the list.
      if case .showing = locator { return locator.quotedText }
      return "an item"
    }
    let shown = located.list.perceived(located.item)
    return "\"\(shown?.title ?? located.item.description)\""
  }

  /// ` of "Milk"`, or nothing if it is nobody's.
  func of(_ item: CellItemID?) -> String { item.map { " of \(self.item(.resolved($0)))" } ?? "" }

  /// The item, or the element in it: `"Add" in "Milk"`.
  func place(_ item: ItemLocator, _ element: ElementLocator?) -> String {
    guard let element else { return self.item(item) }
    guard let found = try? screen.items.element(element, in: item) else { return "an element in \(self.item(item))" }
    let text = found["text"] ?? found["title"] ?? found["accessibilityLabel"] ?? found["image"]
    return "\(text.map { "\"\($0)\"" } ?? found.role.rawValue) in \(self.item(item))"
  }

  /// ` in the alert "Delete?"`, or ` in an alert` if none is in front.
  var inAlert: String {
    if let sheet = screen.choiceSheet { return " in \(sheet.words)" }
    return screen.alert.map { " in \($0.words)" } ?? " in an alert"
  }
}
