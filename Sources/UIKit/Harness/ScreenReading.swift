import CellTrace
import CoreGraphics
import HeadlessCore

/// What a person reads on a screen.
@_spi(CellHarness) @MainActor public enum ScreenReading {
  /// The title of a controller and the texts in its view, top down; what a share sheet is about to share.
  package static func content(of controller: UIViewController) -> ShownScreen {
    var texts = titles(of: controller)
    if let sheet = controller as? UIActivityViewController { texts += sheet.items.map { "\($0)" } }
    var builder = AppearanceBuilder()
    builder.within(controller.view.pathName) { controller.view.describe(into: &$0) }
    texts += builder.elements.compactMap { $0["text"] ?? $0["title"] }
    return ShownScreen(
      type: _typeName(type(of: controller), qualified: false), texts: Array(texts.filter { !$0.isEmpty }.prefix(limit)))
  }

  /// What can be read on a screen outside of the rows and headers of its lists, the bar's words first.
  package static func textsBeside(on controller: UIViewController) -> [String] {
    var texts = [controller.navigationItem.prompt].compactMap(\.self) + titles(of: controller)
    if let view = controller.viewIfLoaded {
      var builder = AppearanceBuilder()
      builder.skipsRows = true
      builder.within(view.pathName) { view.describe(into: &$0) }
      texts += builder.barTitles + builder.elements.compactMap { $0["text"] ?? $0["title"] }
    }
    return Array(texts.filter { !$0.isEmpty }.prefix(limit))
  }

  /// The title that the bar shows, and the line below it: large ones where the bar is large.
  private static func titles(of controller: UIViewController) -> [String] {
    let item = controller.navigationItem
    let isLarge = (controller.navigationController?.navigationBar).map { $0.topItem === item && $0.height > 44 } ?? false
    let usual = item.title ?? controller.title
    let shown = isLarge ? [item.largeTitle ?? usual, item.largeSubtitle ?? item.subtitle] : [usual, item.subtitle]
    return shown.compactMap(\.self)
  }

  /// Every controller of a window: what is presented, pushed and embedded, in front or not.
  package static func controllers(in window: UIWindow) -> [UIViewController] {
    var all: [UIViewController] = []
    func add(_ controller: UIViewController) {
      all.append(controller)
      for child in controller.children { add(child) }
      if let presented = controller.storedPresented { add(presented) }
    }
    if let root = window.rootViewController { add(root) }
    return all
  }

  /// What a screen is about stands at its top.
  private static let limit = 24
}
