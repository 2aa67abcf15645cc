import CellTrace
@_spi(CellHarness) import UIKit

/// A pull at the top of the list that lets its refresh control act.
struct PullToRefresh: Performer {
  func title(_ names: StepNames) -> String { "pull to refresh" }

  func perform(on screen: ScreenUnderTest) throws {
    guard let list = screen.lists.first(where: { ScrollDriver.canPullToRefresh($0.view) }) else {
      throw StepFailure.noRefreshControl
    }
    // Only at the top does a pull go beyond it.
    ListScroller(list: list).drag(by: -.infinity)
    ScrollDriver.pullToRefresh(list.view)
  }
}

extension StepFailure {
  static let noRefreshControl = StepFailure(
    "no list on screen has an enabled refresh control. Check the list's refreshControl")
}
