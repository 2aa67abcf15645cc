import CellTrace
@_spi(CellHarness) import UIKit

/// A swipe that opens the row's actions at an edge.
struct Swipe: Performer {
  var item: ItemLocator
  var edge: RowEdge

  func title(_ names: StepNames) -> String { "swipe \(names.item(item)) open at the \(edge.rawValue) edge" }

  func perform(on screen: ScreenUnderTest) throws {
    let (located, _) = try screen.items.locateVisible(item)
    guard let titles = located.list.openSwipe(located.slot, edge: edge), !titles.isEmpty else {
      throw StepFailure.noActions(item: located.name, edge)
    }
  }
}

/// A tap on an open swipe action.
struct TapAction: Performer {
  var action: String

  func title(_ names: StepNames) -> String {
    "tap the action \"\(action)\"" + names.of(names.screen.lists.lazy.compactMap(\.openSwipeItem).first)
  }

  func perform(on screen: ScreenUnderTest) throws {
    let open = screen.lists.lazy.compactMap { list in list.openSwipeTitles.map { (list, $0) } }.first
    guard let (list, titles) = open else { throw StepFailure.noOpenActions }
    let isPerformed = screen.onBehalf(of: list.openSwipeItem) { list.performSwipeAction(titled: action) }
    guard isPerformed else { throw StepFailure.noSuchAction(action, offered: titles) }
  }
}

/// A tap elsewhere that closes open swipe actions.
struct CloseActions: Performer {
  func title(_ names: StepNames) -> String { "close the swipe actions" }

  func perform(on screen: ScreenUnderTest) { for list in screen.lists { list.closeSwipe() } }
}

extension StepFailure {
  static func noActions(item: String, _ edge: RowEdge) -> StepFailure {
    StepFailure(
      "item \(item) has no swipe actions at its \(edge.rawValue) edge. Check the list's swipe action provider for that edge")
  }

  static let noOpenActions = StepFailure("no swipe actions are open. Swipe an item before tapping one of its actions")

  static func noSuchAction(_ wanted: String, offered: [String]) -> StepFailure {
    StepFailure("no open action is called \"\(wanted)\"; offered: \(quoted(offered)). Use one of these titles")
  }
}
