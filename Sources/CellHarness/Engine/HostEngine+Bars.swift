import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// Something outside of lists that a script names by its text.
enum OutsideTarget {
  /// A button of a bar.
  case bar(isEnabled: Bool, tap: @MainActor () -> Void)
  /// A control of the screen, where a finger reaches it in the window.
  case control(CGPoint)
}

/// What stands on a screen beside its items: buttons of bars, controls around lists, fields for searching.
extension HostEngine {
  /// True if a text names no item, but something else on the screen in front.
  func isOutside(_ locator: ItemLocator) -> Bool { outside(locator) != nil }

  /// What a text names that no item shows: a button of a bar first, then a control.
  func outside(_ locator: ItemLocator) -> OutsideTarget? {
    guard case .showing(let text) = locator, !isShown(text), let controller = topViewController else { return nil }
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
    return .control(controller.view.convert(center, to: nil))
  }

  /// A field for searching whose prompt is the text.
  func searchField(_ locator: ItemLocator) -> HostedBars.SearchField? {
    guard case .showing(let text) = locator, !isShown(text), let controller = topViewController else { return nil }
    return HostedBars.searchFields(below: controller.view).first { $0.prompt == text }
  }

  func tap(_ target: OutsideTarget, _ locator: ItemLocator) throws {
    switch target {
    case .bar(let isEnabled, let tap):
      guard isEnabled else { throw StepFailure.barButtonDisabled("\(locator.words)") }
      tap()
    case .control(let point): self.tap(at: point)
    }
  }

  /// True if a text, in this case of its letters, is one that an item shows.
  private func isShown(_ text: String) -> Bool {
    !ItemNames.matches(text, among: probes.flatMap { $0.appearances(measuring: false) }, ignoringCase: false).isEmpty
  }
}

extension ItemLocator {
  fileprivate var words: String {
    switch self {
    case .identity(let text), .showing(let text): "\"\(text)\""
    case .resolved(let id): "\"\(id)\""
    }
  }
}
