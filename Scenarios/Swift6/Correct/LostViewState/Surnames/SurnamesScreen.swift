import CellHarness
import UIKit

public struct SurnamesScreen: CellScreen {
  private let controller = SurnamesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let surnamesScenarios: [Scenario] = [
  Scenario("lost-view-state/surnames/correct", SurnamesScreen.self) {
    Interaction.type("ert", .showing("Brandt"), nil, clearing: false)
  }
]
