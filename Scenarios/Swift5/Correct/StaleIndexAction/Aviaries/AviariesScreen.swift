import CellHarness
import UIKit

public struct AviariesScreen: CellScreen {
  private let controller = AviariesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let aviariesScenarios: [Scenario] = [
  Scenario("stale-index-action/aviaries/correct", AviariesScreen.self) {
    Interaction.tap("Aviary 3", "To the top")
    Interaction.tap("Aviary 2", "To the top")
  }
]
