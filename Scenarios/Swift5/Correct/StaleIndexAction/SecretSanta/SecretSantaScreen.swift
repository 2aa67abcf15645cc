import CellHarness
import UIKit

public struct SecretSantaScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UINavigationController(rootViewController: CircleViewController()) }

  public var rootViewController: UIViewController { controller }
}

let secretSantaScenarios: [Scenario] = [
  Scenario("stale-index-action/secret-santa/correct", SecretSantaScreen.self) {
    Interaction.tap("Add")
    Interaction.tap("Draw")
    Interaction.tap("Berta")
  }
]
