import CellTrace
@_spi(CellHarness) import UIKit

/// A drag of the first list on screen, or of what else scrolls where there is none. Infinite distances go to its ends.
struct Scroll: Performer {
  var points: Double
  var words: String

  func title(_ names: StepNames) -> String { "scroll \(words)" }

  func perform(on screen: ScreenUnderTest) throws {
    // Without a list, what else scrolls.
    if let content = screen.plainScroll { return ContentScroller(content: content).drag(by: points) }
    ListScroller(list: try screen.firstList(), passing: screen.passing).drag(by: points)
  }
}

/// A drag that brings an item fully into view.
struct ScrollToItem: Performer {
  var item: ItemLocator

  /// Scrolls down from the top until something shows what the locator names; leaves the list where that is.
  /// - Returns: The item, if it could be found without scrolling. Else the locator: a re-run has to look for it in the same way, or
  ///   its cells would have shown other items.
  func resolved(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction {
    // Looking for the item scrolls already.
    try screen.requireReachable()
    if case .showing = item, screen.items.isUnknown(item) {
      let scroller = ListScroller(list: try screen.firstList())
      let page = max(44, scroller.list.view.bounds.height / 2)
      scroller.drag(by: -.infinity)
      while screen.items.isUnknown(item), scroller.drag(by: page) {}
      _ = try screen.items.locate(item)
      return interaction
    }
    return .scrollTo(.resolved(try screen.items.locate(item).item))
  }

  func title(_ names: StepNames) -> String { "scroll to \(names.item(item))" }

  func perform(on screen: ScreenUnderTest) throws {
    let located = try screen.items.locate(item)
    ListScroller(list: located.list, passing: screen.passing).show(located.slot)
  }
}
