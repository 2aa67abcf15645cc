import CellHarness
import UIKit

public struct FoghornsScreen: CellScreen {
  private let controller = FoghornsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let foghornsScenarios: [Scenario] = [
  Scenario("stale-content/foghorns/buggy", FoghornsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Foghorn 3", "Mute")
  }
]
