import CellHarness
import UIKit

public struct PocketPhrasesScreen: CellScreen {
  private let controller = PocketPhrasesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

/// The alert shows the other half of a phrase, from either half.
let pocketPhrasesScenarios: [Scenario] = [
  Scenario("stale-index-action/pocket-phrases/correct", PocketPhrasesScreen.self) {
    Interaction.tap("Merci")
  }
]
