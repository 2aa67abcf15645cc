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

  /// A button of a bar first, then a control.
  func control(_ locator: ItemLocator) -> Control? {
    guard let (text, controller) = named(locator) else { return nil }
    if let button = BarProbe.buttons(of: controller).first(where: { $0.title == text }) {
      return .bar(isEnabled: button.item.isEnabled) { BarProbe.tap(button.item) }
    }
    if let button = HostedBars.buttons(below: controller.view).first(where: { $0.title == text }) {
      return .bar(isEnabled: button.isEnabled, tap: button.tap)
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

  /// A field for searching whose prompt is the text.
  func searchField(_ locator: ItemLocator) -> HostedBars.SearchField? {
    guard let (text, controller) = named(locator) else { return nil }
    return HostedBars.searchFields(below: controller.view).first { $0.prompt == text }
  }

  /// The text of a locator that no item shows, and the controller in front.
  private func named(_ locator: ItemLocator) -> (text: String, controller: UIViewController)? {
    guard case .showing(let text) = locator, !screen.items.shows(text), let controller = screen.topViewController
    else { return nil }
    return (text, controller)
  }
}
