import CellHarness
import UIKit

public struct SoundscapesScreen: CellScreen {
  private let controller = SoundscapesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let soundscapesScenarios: [Scenario] = [
  Scenario("stale-content/soundscapes/buggy", SoundscapesScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.identity("ocean-calm"), .showing("Play"))
    Interaction.tap(.identity("rain-calm"), .showing("Play"))
  }
]
