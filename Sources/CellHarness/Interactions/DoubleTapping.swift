import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Two taps, as quick as a person's: recognizers of double taps react, and what waits for them to fail does not.
struct DoubleTap: Touch {
  var item: ItemLocator
  var element: ElementLocator?

  /// Seconds that the finger stays, and that it is away.
  private static let touch = 0.08
  private static let pause = 0.1

  func title(_ names: StepNames) -> String { "double-tap \(names.place(item, element))" }

  func perform(on screen: ScreenUnderTest) throws {
    // Both at one place: the first tap may have moved the item away, and a finger does not follow it.
    let point = try screen.items.touchPoint(item, element)
    for pause in [Self.pause, 0] {
      TouchDriver.touchDown(at: point, in: screen.window)
      HostLoop.advance(by: Self.touch)
      TouchDriver.touchUp()
      HostLoop.advance(by: pause)
    }
  }
}
