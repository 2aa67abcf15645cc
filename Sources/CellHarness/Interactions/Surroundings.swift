import CellTrace
@_spi(CellHarness) import UIKit

/// The device is turned: the window's size and the size classes change.
struct Rotate: Performer {
  var orientation: Orientation

  func title(_ names: StepNames) -> String { "rotate to \(orientation.rawValue)" }

  func perform(on screen: ScreenUnderTest) throws {
    guard SystemDriver.rotate(to: orientation, in: screen.window) else {
      throw StepFailure.orientationNotSupported(orientation.rawValue)
    }
  }
}

/// The user leaves the app.
struct EnterBackground: Performer {
  func title(_ names: StepNames) -> String { "leave the app" }

  func perform(on screen: ScreenUnderTest) throws {
    if SystemDriver.isInBackground { throw StepFailure.wrongPhase(isInBackground: true) }
    SystemDriver.enterBackground()
  }
}

/// The user comes back to the app.
struct EnterForeground: Performer {
  func title(_ names: StepNames) -> String { "come back to the app" }

  func perform(on screen: ScreenUnderTest) throws {
    guard SystemDriver.isInBackground else { throw StepFailure.wrongPhase(isInBackground: false) }
    SystemDriver.enterForeground()
  }
}

/// The system runs short of memory.
struct SimulateMemoryWarning: Performer {
  func title(_ names: StepNames) -> String { "memory warning" }

  func perform(on screen: ScreenUnderTest) { SystemDriver.simulateMemoryWarning(in: screen.window) }
}

/// The user changes a setting of the system.
struct ChangeTrait: Performer {
  var change: TraitChange

  func title(_ names: StepNames) -> String {
    switch change {
    case .textSize(let size): "setting: text size \(size.rawValue)"
    case .dark(let on): "setting: \(on ? "dark" : "light") appearance"
    case .rightToLeft(let on): "setting: reading direction \(on ? "right to left" : "left to right")"
    case .boldText(let on): "setting: bold text \(on ? "on" : "off")"
    case .highContrast(let on): "setting: high contrast \(on ? "on" : "off")"
    }
  }

  func perform(on screen: ScreenUnderTest) { SystemDriver.change(change) }
}

extension StepFailure {
  static func orientationNotSupported(_ orientation: String) -> StepFailure {
    StepFailure(
      "the screen does not turn to \(orientation). Check the supportedInterfaceOrientations of the controller in front")
  }
}
