import CellHarness
import UIKit

public struct MergeContactsScreen: CellScreen {
  let controller = MergeContactsViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let mergeContactsScenarios: [Scenario] = [
  Scenario("stale-index-action/merge-contacts/correct", MergeContactsScreen.self) {
    Interaction.tap("Boris Kern")
    Interaction.tap("Merge with next")
  }
]
