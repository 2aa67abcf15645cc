import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

// Views beside the items, which steps name by what they show or are called.
extension ScreenUnderTest {
  private static let namingProperties = ["text", "accessibilityLabel", "title", "accessibilityIdentifier", "placeholder"]

  /// What steps call a view; nil for one that shows nothing and has no name.
  private func name(_ view: UIView) -> String? {
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    let properties = builder.elements.flatMap(\.properties)
    return properties.first { Self.namingProperties.contains($0.name) && !$0.value.isEmpty }?.value
      ?? view.accessibilityIdentifier ?? view.accessibilityLabel
  }

  /// All views that are seen beside the items, outside in.
  private var viewsBesideItems: [UIView] {
    func views(in view: UIView) -> [UIView] {
      if view is UICollectionView || view is UITableView || view.isHidden { return [] }
      return [view] + view.subviews.flatMap(views)
    }
    return topViewController?.viewIfLoaded.map(views) ?? []
  }

  /// Views that take drops.
  func dropTargets() -> [String] {
    viewsBesideItems.filter { view in
      view.pasteConfiguration != nil || view.interactions.contains { $0 is UIDropInteraction }
    }.compactMap(name)
  }

  /// Views that can be lifted.
  func liftableViews() -> [String] { viewsBesideItems.filter(ViewDragDriver.lifts).compactMap(name) }

  /// Views that the focus can come to, without the one that has it.
  func focusableViews() -> [String] { FocusDriver.views(in: window).filter { !$0.isFocused }.compactMap(name) }

  /// What can be seen in a view and has a name, with its middle in the view.
  func namedElements(in view: UIView) -> [(name: String, middle: CGPoint)] {
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    return builder.elements.compactMap { element in
      let property = element.properties.first { Self.namingProperties.contains($0.name) && !$0.value.isEmpty }
      return property.map { ($0.value, Self.middle(of: element)) }
    }
  }

  private static func middle(of element: Element) -> CGPoint {
    CGPoint(x: element.frame.x + element.frame.width / 2, y: element.frame.y + element.frame.height / 2)
  }

  /// The middle of what shows a text, or has it as label or identifier.
  func pointOfView(showing text: String) throws -> CGPoint {
    guard let view = topViewController?.view else { throw StepFailure.noSuchView(text) }
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    let named = builder.elements.filter { element in
      element.properties.contains { $0.value == text && Self.namingProperties.contains($0.name) }
    }
    if let first = named.first { return view.convert(Self.middle(of: first), to: nil) }
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == text || view.accessibilityLabel == text { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    guard let found = find(view) else { throw StepFailure.noSuchView(text) }
    return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
  }

  /// The view that shows a text, or has it as label or identifier, among those that the focus can come to.
  func focusableView(showing text: String) throws -> UIView {
    let views = FocusDriver.views(in: window)
    if let found = views.first(where: { name($0) == text }) { return found }
    // What shows the text may be a part of what has the focus.
    let point = try pointOfView(showing: text)
    let around = views.filter { $0.convert($0.bounds, to: nil).contains(point) }
    guard let found = around.last else { throw StepFailure.viewNotFocusable(text, offered: views.compactMap(name)) }
    return found
  }
}
