import CellHarness
import UIKit

public struct SoundscapesScreen: CellScreen {
  private let controller = SoundscapesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let soundscapesScenarios: [Scenario] = [
  // Playing one sound rightly changes another row: the one that stops.
  Scenario("stale-content/soundscapes/correct", SoundscapesScreen.self) {
    Interaction.tap(.identity("ocean-calm"), .showing("Play"))
    Interaction.tap(.identity("rain-calm"), .showing("Play"))
    Interaction.scrollToEnd
    Interaction.tap(.identity("library-warm"), .showing("Play"))
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
