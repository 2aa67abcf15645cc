import CellTrace
@_spi(CellHarness) import UIKit

/// A tap on the switch of an item (its only one, if no element is named), unless it has the wanted value already.
struct Toggle: Touch {
  var item: ItemLocator
  var element: ElementLocator?
  /// The value that is wanted; nil: the other one.
  var wanted: Bool?

  func resolved(_ interaction: Interaction, on screen: ScreenUnderTest) throws -> Interaction {
    let toggle = try found(on: screen)
    let located = try screen.items.locate(item, includingHeaders: true)
    return .toggle(.resolved(located.item), .path(toggle.path), to: wanted)
  }

  func title(_ names: StepNames) -> String {
    (wanted.map { $0 ? "turn on" : "turn off" } ?? "toggle") + " the switch in \(names.item(item))"
  }

  func perform(on screen: ScreenUnderTest) throws {
    let toggle = try found(on: screen)
    if let wanted, toggle["isOn"] == (wanted ? "true" : "false") { return }
    Finger(window: screen.window).tap(at: try screen.items.touchPoint(item, .path(toggle.path)))
  }
}

extension Toggle {
  /// The switch that the element is, or that stands nearest to it; the only one, if no element is named.
  private func found(on screen: ScreenUnderTest) throws -> Element {
    let named = try element.map { try screen.items.element($0, in: item) }
    if let named, named.role == .toggle { return named }
    let appearance = try screen.items.appearance(of: item)
    let switches = appearance.elements.filter { $0.role == .toggle }
    guard let first = switches.first else { throw StepFailure.noToggle(item: "\"\(appearance.title)\"") }
    // A label that names a switch stands beside it, in the same row of views: the nearest one in the tree.
    if let named, let nearest = ElementNames.nearest(to: named, among: switches) { return nearest }
    guard switches.count == 1 else {
      throw StepFailure.severalToggles(item: "\"\(appearance.title)\"", paths: switches.map(\.path))
    }
    return first
  }
}

extension StepFailure {
  static func noToggle(item: String) -> StepFailure {
    StepFailure("item \(item) shows no switch. Check which item holds it, and whether it is on screen")
  }

  static func severalToggles(item: String, paths: [String]) -> StepFailure {
    StepFailure("item \(item) shows \(paths.count) switches: \(quoted(paths)). Name one by its accessibility label or its path")
  }
}
