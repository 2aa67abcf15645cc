import CellHarness
import UIKit

public struct JournalCoordinatorScreen: CellScreen {
  private let controller = JournalCoordinatorViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a day is written") { controller.write() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.entries.indices.contains(indexPath.row) ? controller.entries[indexPath.row].title : nil
  }
}

let journalCoordinatorScenarios: [Scenario] = [
  Scenario("stale-index-action/journal-coordinator/correct", JournalCoordinatorScreen.self) {
    Interaction.mutate("a day is written")
    Interaction.tap("Today 12", "Star")
  }
]
