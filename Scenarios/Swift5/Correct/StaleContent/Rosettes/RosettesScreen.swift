import CellHarness
import UIKit

public struct RosettesScreen: CellScreen {
  private let controller = RosettesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("the collars report") { controller.hearCollars() }] }
}

let rosettesScenarios: [Scenario] = [
  Scenario("stale-content/rosettes/correct", RosettesScreen.self) {
    Interaction.tap("Pony 3", "Award")
    Interaction.mutate("the collars report")
    Interaction.tap("Pony 3", "Award")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
