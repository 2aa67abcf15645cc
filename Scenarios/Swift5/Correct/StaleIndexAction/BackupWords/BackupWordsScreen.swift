import CellHarness
import UIKit

public struct BackupWordsScreen: CellScreen {
  let controller = BackupWordsViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let backupWordsScenarios: [Scenario] = [
  Scenario("stale-index-action/backup-words/correct", BackupWordsScreen.self) {
    Interaction.tap("Summer")
    Interaction.tap("Write a page")
    Interaction.back
  }
]
