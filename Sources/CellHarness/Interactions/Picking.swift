import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// A finger turns wheels, touches days or chooses in the sheet of a well until a value is picked. A text that no item shows may name a control beside the items.
struct Pick: Touch {
  var value: String
  var item: ItemLocator
  var element: ElementLocator?

  func resolved(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction {
    if element == nil, place(beside: screen) != nil { return interaction }
    return try resolvedItems(interaction, on: screen)
  }

  func title(_ names: StepNames) -> String { "pick \"\(value)\" in \(names.place(item, element))" }

  func perform(on screen: ScreenUnderTest) throws {
    let picker = try picker(on: screen)
    guard picker.pick(value) else {
      throw StepFailure.notPickable(value, item: item.quotedText, offered: picker.values)
    }
  }

  private func picker(on screen: ScreenUnderTest) throws -> PickDriver {
    if element == nil, let point = place(beside: screen) {
      guard let found = PickDriver(at: point, in: screen.window) else { throw StepFailure.noPicker(item: item.quotedText) }
      return found
    }
    if let element {
      guard let found = PickDriver(at: try screen.items.touchPoint(item, element), in: screen.window) else {
        throw StepFailure.noPicker(item: item.quotedText)
      }
      return found
    }
    guard let found = try screen.items.pickers(item, in: screen.window).first?.picker else {
      throw StepFailure.noPicker(item: item.quotedText)
    }
    return found
  }

  private func place(beside screen: ScreenUnderTest) -> CGPoint? {
    let finder = ControlFinder(screen: screen)
    if case .content(let point)? = finder.control(item) { return point }
    if case .content(let point)? = finder.field(item) { return point }
    return nil
  }
}

extension ItemFinder {
  /// What can be picked from in an item, with the elements that stand there.
  func pickers(_ item: ItemLocator, in window: UIWindow) throws -> [(element: Element, picker: PickDriver)] {
    let appearance = try appearance(of: item)
    return try appearance.elements.filter(\.isInteractive).compactMap { element in
      let point = try touchPoint(item, .path(element.path))
      return PickDriver(at: point, in: window).map { (element, $0) }
    }
  }
}

extension StepFailure {
  static func noPicker(item: String) -> StepFailure {
    StepFailure(
      "item \(item) shows nothing to pick from. Name an item, or an element, with a wheel, a calendar or a well for colours")
  }

  static func notPickable(_ value: String, item: String, offered: [String]) -> StepFailure {
    StepFailure(
      "\"\(value)\" can't be picked in item \(item)"
        + (offered.isEmpty ? "" : "; what can is, among others, \(quoted(Array(offered.prefix(12))))")
        + ". Write a wheel's title, a day as 2026-03-14, a time as 09:30, a colour as Blue or #FF8800")
  }
}
