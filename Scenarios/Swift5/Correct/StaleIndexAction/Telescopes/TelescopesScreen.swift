import CellHarness
import UIKit

/// Looks like a stale index: the button's tag tells which row was tapped. But the tag is the id of the telescope, set
/// whenever the cell is configured, and the row is looked up at the tap.
public struct TelescopesScreen: CellScreen {
  private let controller = TelescopesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a telescope is added") { controller.addTelescope() }
    ]
  }
}

let telescopesScenarios: [Scenario] = [
  Scenario("stale-index-action/telescopes/correct", TelescopesScreen.self) {
    Interaction.tap(.showing("Kepler 1"), .showing("Reserve"))
    Interaction.mutate("a telescope is added")
    Interaction.tap(.showing("Kepler 1"), .showing("Give back"))
  }
]
