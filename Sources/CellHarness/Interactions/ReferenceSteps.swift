import CellTrace
@_spi(CellHarness) import UIKit

/// Reference runs only: the provider runs again for every visible cell, which keeps its object.
struct RefreshVisibleCells: Performer {
  func title(_ names: StepNames) -> String { "reference: configure all visible cells again" }

  func perform(on screen: ScreenUnderTest) { for list in screen.lists { list.refreshVisibleCells() } }
}

/// Reference runs only: every visible cell is replaced by a new object that the provider configures.
struct RebuildVisibleCells: Performer {
  func title(_ names: StepNames) -> String { "reference: rebuild all visible cells" }

  func perform(on screen: ScreenUnderTest) { screen.rebuildVisibleCells() }
}

/// Reference runs only: the controllers hear that a screen that fills the window covers them. Where something is in front already, nothing
/// else comes in front of it.
struct CoverScreen: Performer {
  func title(_ names: StepNames) -> String { "reference: another screen comes in front" }

  func perform(on screen: ScreenUnderTest) throws {
    guard let root = screen.window.rootViewController, root.presentedViewController == nil else { throw StepFailure.isCovered }
    SystemDriver.cover(root)
  }
}

/// Reference runs only: the controllers hear that nothing covers them any more.
struct UncoverScreen: Performer {
  func title(_ names: StepNames) -> String { "reference: the screen in front goes away" }

  func perform(on screen: ScreenUnderTest) { screen.window.rootViewController.map(SystemDriver.uncover) }
}

extension StepFailure {
  static let isCovered = StepFailure("another screen is in front already. Close it first")
}
