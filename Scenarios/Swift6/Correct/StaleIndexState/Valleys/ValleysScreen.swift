import CellHarness
import UIKit

public struct ValleysScreen: CellScreen {
  private let controller = ValleysViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a valley is added") { controller.addValley() }
    ]
  }
}

let valleysScenarios: [Scenario] = [
  Scenario("stale-index-state/valleys/correct", ValleysScreen.self) {
    Interaction.tap("East valley", "Fold")
    Interaction.mutate("a valley is added")
  }
]
