import CellTrace
@_spi(CellHarness) import UIKit

/// The gesture of three fingers that takes the last change back, or makes it again.
struct TakeBack: Performer {
  var isRedo: Bool

  func title(_ names: StepNames) -> String { isRedo ? "redo" : "undo" }

  func perform(on screen: ScreenUnderTest) throws {
    try screen.requireReachable()
    guard UndoDriver.perform(isRedo: isRedo, in: screen.window) else { throw StepFailure.nothingToTakeBack(isRedo: isRedo) }
  }
}

/// The phone is shaken: the app hears of it, and may ask whether to take the last change back.
struct Shake: Performer {
  func title(_ names: StepNames) -> String { "shake the phone" }

  func perform(on screen: ScreenUnderTest) throws {
    try screen.requireReachable()
    UndoDriver.shake(in: screen.window)
  }
}

extension StepFailure {
  static func nothingToTakeBack(isRedo: Bool) -> StepFailure {
    StepFailure(
      isRedo
        ? "there is nothing to make again. Undo a change first"
        : "there is nothing to take back. The undo manager that is meant is the first in the responder chain: register the change there"
    )
  }
}
