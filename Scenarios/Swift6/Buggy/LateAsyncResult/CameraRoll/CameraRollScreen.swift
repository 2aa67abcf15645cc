import CellHarness
import UIKit

public struct CameraRollScreen: CellScreen {
  public init() {}
  public let rootViewController: UIViewController = CameraRollViewController()
}

/// A picture that comes after its cell was given to another one.
let cameraRollScenarios: [Scenario] = [
  Scenario(
    "late-async-result/camera-roll/buggy", CameraRollScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(500)
    Interaction.scrollToEnd
  }
]
