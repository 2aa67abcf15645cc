import CellHarness
import UIKit

public struct AlpineJournalScreen: CellScreen {
  private let controller: AlpineJournalViewController
  private let navigation: UINavigationController

  public init() {
    controller = AlpineJournalViewController()
    navigation = UINavigationController(rootViewController: controller)
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    let entries = controller.journal.entries
    return entries.indices.contains(indexPath.row) ? entries[indexPath.row].id : nil
  }
}

// Re-told from https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/68
let alpineJournalScenarios: [Scenario] = [
  Scenario("stale-index-state/alpine-journal/correct", AlpineJournalScreen.self) {
    Interaction.swipe(.showing("Day 1"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/68")
]
