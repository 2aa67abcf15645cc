import CellTrace
@_spi(CellHarness) import UIKit

/// A finger pulls the sheet in front down. An app that keeps the sheet is told of the attempt: that is no failure.
struct PullDownSheet: Performer {
  func title(_ names: StepNames) -> String { "pull the sheet down" }

  func perform(on screen: ScreenUnderTest) throws {
    try screen.requireReachable()
    guard let sheet = SheetDriver.sheet(in: screen.window) else { throw StepFailure.noSheet }
    SheetDriver.pullDown(sheet)
  }
}

extension StepFailure {
  static let noSheet = StepFailure(
    "no sheet is in front that a finger could pull down. Present one before this step; what covers the whole screen, and what asks a "
      + "question, is closed by its own buttons")
}
