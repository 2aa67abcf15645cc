import CellHarness
import UIKit

public struct CloudFilesScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: CloudFilesViewController(drive: Drive()))
  }
}

let cloudFilesScenarios: [Scenario] = [
  Scenario("stale-index-action/cloud-files/correct", CloudFilesScreen.self) {
    Interaction.tap("Select")
    Interaction.tap("Budget.ods")
    Interaction.tap("Cancel")
    Interaction.tap("Select")
    Interaction.tap("Letter.txt")
    Interaction.tap("Delete")
  }
  .retelling("https://github.com/owncloud/ios-legacy/pull/1061")
]
