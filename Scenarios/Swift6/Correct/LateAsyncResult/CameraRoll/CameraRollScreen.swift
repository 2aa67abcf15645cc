import CellHarness
import UIKit

public struct CameraRollScreen: CellScreen {
  public init() {}
  public let rootViewController: UIViewController = CameraRollViewController()
}

/// A picture that comes late asks whose cell it is now.
let cameraRollScenarios: [Scenario] = [
  Scenario("late-async-result/camera-roll/correct", CameraRollScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
