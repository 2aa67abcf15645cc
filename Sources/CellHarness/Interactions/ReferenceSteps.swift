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
