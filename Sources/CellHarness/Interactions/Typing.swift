import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A tap on a text field, then keys. A text that no item shows may name a field outside of rows.
struct TypeText: Touch {
  var text: String
  var item: ItemLocator
  var element: ElementLocator?
  /// Deletes the field's text first.
  var clearing: Bool

  func resolved(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction {
    if element == nil, ControlFinder(screen: screen).field(item) != nil { return interaction }
    return try resolvedItems(interaction, on: screen)
  }

  func title(_ names: StepNames) -> String {
    clearing ? "replace the text in \(names.item(item)) by \"\(text)\"" : "type \"\(text)\" in \(names.item(item))"
  }

  func perform(on screen: ScreenUnderTest) throws {
    if element == nil, let field = ControlFinder(screen: screen).field(item) {
      switch field {
      case .bar(let input): return Keyboard(input).type(text, clearing: clearing)
      case .content(let point): return try type(at: point, called: item.quotedText, on: screen)
      }
    }
    let located = try screen.items.locate(item)
    try type(at: try screen.items.touchPoint(item, try element ?? onlyField(of: located)), called: located.name, on: screen)
  }

  private func type(at point: CGPoint, called name: String, on screen: ScreenUnderTest) throws {
    let before = UIResponder.currentFirstResponder
    Finger(window: screen.window).tap(at: point)
    // Who goes on typing in the same field does not wait for what the letters before began.
    if UIResponder.currentFirstResponder == nil || UIResponder.currentFirstResponder !== before { HostLoop.settle(within: 1) }
    let responder = UIResponder.currentFirstResponder
    // Who had the keyboard before has it still: then the touch was at that field, or at nothing that can be typed into.
    if let view = responder as? UIView, responder === before, !view.convert(view.bounds, to: nil).contains(point) {
      throw StepFailure.notEditable(item: name)
    }
    guard let input = responder as? any UIKeyInput else { throw StepFailure.notEditable(item: name) }
    Keyboard(input).type(text, clearing: clearing)
  }

  private func onlyField(of located: ItemFinder.Located) throws -> ElementLocator {
    let appearance = located.list.appearances(measuring: false).first { $0.item == located.item }
    guard let field = appearance?.elements.first(where: { $0.role == .textField }) else {
      throw StepFailure.notEditable(item: located.name)
    }
    return .path(field.path)
  }
}

extension StepFailure {
  static func notEditable(item: String) -> StepFailure {
    StepFailure("item \(item) has no text field to type into. Name the element that holds the text field")
  }
}
