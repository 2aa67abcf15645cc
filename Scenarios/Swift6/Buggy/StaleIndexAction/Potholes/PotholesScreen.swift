import CellHarness
import UIKit

public struct PotholesScreen: CellScreen {
  private let controller = PotholesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] { [CellMutation("a report comes in") { controller.receive() }] }
}

let potholesScenarios: [Scenario] = [
  Scenario("stale-index-action/potholes/buggy", PotholesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Street 16"), .trailing)
    Interaction.tapAction("Dismiss")
    Interaction.mutate("a report comes in")
    Interaction.tapAlert("Dismiss")
  }
]
