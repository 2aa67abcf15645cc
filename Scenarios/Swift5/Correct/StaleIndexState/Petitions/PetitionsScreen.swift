import CellHarness
import UIKit

/// Which rows are unfolded is kept as ids of the petitions, so a filter takes the unfolded state along.
public struct PetitionsScreen: CellScreen {
  private let controller = PetitionsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the filter is switched") { controller.toggleLocal() }
    ]
  }
}

let petitionsScenarios: [Scenario] = [
  Scenario("stale-index-state/petitions/correct", PetitionsScreen.self) {
    Interaction.tap(.showing("Petition 1"))
    Interaction.mutate("the filter is switched")
  }
]
