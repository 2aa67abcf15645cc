import CellHarness
import UIKit

public struct BackupsScreen: CellScreen {
  private let controller = BackupsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a backup is made") { controller.backUp() }
    ]
  }
}

/// the row is deleted when the server has answered, at the index path that it had when
/// it was swiped.
let backupsScenarios: [Scenario] = [
  Scenario("stale-index-action/backups/buggy", BackupsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe("Backup 1", .trailing)
    Interaction.mutate("a backup is made")
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/readium/r2-testapp-swift/pull/149")
]
