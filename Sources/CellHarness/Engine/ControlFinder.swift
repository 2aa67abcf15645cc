import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// Finds what stands on a screen beside its items and is named by its text: buttons of bars, controls around lists, fields for
/// searching. An item that shows the text comes first.
@MainActor struct ControlFinder {
  let screen: ScreenUnderTest

  /// Something outside of lists that a finger taps.
  enum Control {
    /// A button of a bar.
    case bar(isEnabled: Bool, tap: @MainActor () -> Void)
    /// A control of the screen, where a finger reaches it in the window.
    case content(CGPoint)
  }

  /// Somewhere to type outside of lists.
  enum Field {
    /// A field of a bar, which takes keys as it is.
    case bar(any UIKeyInput)
    /// A field of the screen, which a touch there in the window makes ready.
    case content(CGPoint)
  }

  /// What shows a menu: a button of a bar by its text, whose own action is not run, else a control of the screen.
  func menu(_ locator: ItemLocator) -> Control? { named(locator) { menu($0, of: $1) } }

  private func menu(_ text: String, of controller: UIViewController) -> Control? {
    if let button = BarButton.all(of: controller).first(where: { $0.name == text }) {
      return button.openMenu.map { .bar(isEnabled: button.isEnabled, tap: $0) }
    }
    guard case .touch(let point)? = ScreenControls(of: controller, in: screen.window)[text, isField: false]?.use else {
      return nil
    }
    return .content(point)
  }

  /// A button of a bar first, then a control.
  func control(_ locator: ItemLocator) -> Control? { named(locator) { control($0, of: $1) } }

  private func control(_ text: String, of controller: UIViewController) -> Control? {
    if let button = BarButton.all(of: controller).first(where: { $0.name == text }) {
      return .bar(isEnabled: button.isEnabled, tap: button.tap)
    }
    switch ScreenControls(of: controller, in: screen.window)[text, isField: false]?.use {
    case .touch(let point): return .content(point)
    case .bar(let tap): return .bar(isEnabled: true, tap: tap)
    case .keys, .barKeys, nil: break
    }
    var builder = AppearanceBuilder()
    controller.view.describe(into: &builder)
    let named = builder.elements.filter { element in
      element.isInteractive
        && element.properties.contains { $0.value == text && ["text", "accessibilityLabel", "title"].contains($0.name) }
    }
    guard let frame = named.last?.frame else { return nil }
    let center = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    return .content(controller.view.convert(center, to: nil))
  }

  /// A field for searching whose prompt is the text, or a field of the screen that shows it.
  func field(_ locator: ItemLocator) -> Field? { named(locator) { field($0, of: $1) } }

  private func field(_ text: String, of controller: UIViewController) -> Field? {
    if let field = HostedBars.searchFields(below: controller.view).first(where: { $0.prompt == text }) { return .bar(field) }
    switch ScreenControls(of: controller, in: screen.window)[text, isField: true]?.use {
    case .keys(let point): return .content(point)
    case .barKeys(let field): return .bar(field)
    case .touch, .bar, nil: return nil
    }
  }

  /// What a text that no item shows means on the controller in front, or on one of those side by side.
  private func named<Found>(_ locator: ItemLocator, _ find: (String, UIViewController) -> Found?) -> Found? {
    guard case .showing(let text) = locator, !screen.items.shows(text) else { return nil }
    for controller in screen.reachedControllers { if let found = find(text, controller) { return found } }
    return nil
  }
}
