import CellHarness
import UIKit

/// Which rows are unfolded is kept as index paths; after "Petition 1" was unfolded and the list filtered to "Local",
/// another petition (the one now in that row) stands unfolded.
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
  Scenario("stale-index-state/petitions/buggy", PetitionsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Petition 1"))
    Interaction.mutate("the filter is switched")
  }
]
