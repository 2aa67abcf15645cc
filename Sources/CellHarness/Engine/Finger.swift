import HeadlessCore
@_spi(CellHarness) import UIKit

/// The finger on the screen. Points are the window's.
@MainActor struct Finger {
  let window: UIWindow

  /// How long a finger stays for a long press, in seconds: longer than any press recognizer waits by default.
  static let pressDuration = 0.8

  /// A finger stays down for a fifth of a second: long enough for the delayed highlight to show (SEL-21), shorter than a press.
  func tap(at point: CGPoint) {
    TouchDriver.touchDown(at: point, in: window)
    HostLoop.advance(by: TouchDriver.tapDuration)
    TouchDriver.touchUp()
  }

  /// A finger stays down and is lifted where it is.
  func longPress(at point: CGPoint) {
    TouchDriver.touchDown(at: point, in: window)
    HostLoop.advance(by: Self.pressDuration)
    TouchDriver.touchUp()
  }
}
