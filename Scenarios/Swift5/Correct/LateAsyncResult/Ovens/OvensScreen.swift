import CellHarness
import UIKit

/// Looks like a leaked countdown: a timer writes into the cells on screen. But the seconds are kept by the id of the
/// oven, the index paths are asked for at each tick, and a cell is filled again before it is displayed.
public struct OvensScreen: CellScreen {
  private let controller = OvensViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("an oven is installed") { controller.installOven() }
    ]
  }
}

let ovensScenarios: [Scenario] = [
  Scenario("late-async-result/ovens/correct", OvensScreen.self) {
    Interaction.tap(.showing("Oven 2"))
    Interaction.wait(2)
    Interaction.scrollBy(900)
    Interaction.wait(2)
  }
]
