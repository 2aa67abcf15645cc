import CellTrace
import UIKit

/// The screen appears.
struct OpenScreen: Performer {
  func title(_ names: StepNames) -> String { "show the screen" }

  func perform(on screen: ScreenUnderTest) {
    screen.window.rootViewController = screen.screen?.rootViewController
    screen.window.makeKeyAndVisible()
  }
}
