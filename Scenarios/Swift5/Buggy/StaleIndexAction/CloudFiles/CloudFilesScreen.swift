import CellHarness
import UIKit

/// Leaving the choosing by "Cancel" keeps the selection: the next "Delete" takes a file, too, that was chosen before.
public struct CloudFilesScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: CloudFilesViewController(drive: Drive()))
  }
}

let cloudFilesScenarios: [Scenario] = [
  Scenario("stale-index-action/cloud-files/buggy", CloudFilesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Select")
    Interaction.tap("Budget.ods")
    Interaction.tap("Cancel")
    Interaction.tap("Select")
    Interaction.tap("Letter.txt")
    Interaction.tap("Delete")
  }
  .retelling("https://github.com/owncloud/ios-legacy/pull/1061")
]
