import CellHarness
import UIKit

public struct NumbersScreen: CellScreen {
  private let controller = NumbersViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let plainIntegersScenarios: [Scenario] = [
  Scenario("unstable-identity/plain-integers/correct", NumbersScreen.self) {
    Interaction.tap(.identity("3"), nil)
    Interaction.scrollBy(700)
    Interaction.scrollTo(.identity("60"))
    Interaction.select(.identity("60"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
