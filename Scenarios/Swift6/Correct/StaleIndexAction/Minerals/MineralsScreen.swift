import CellHarness
import UIKit

public struct MineralsScreen: CellScreen {
  private let controller = MineralsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] {
    [
      CellMutation("look for garnet") { controller.filter("garnet") },
      CellMutation("look for everything") { controller.filter("") },
    ]
  }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.tableView.cellForRow(at: indexPath).flatMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }
}

let mineralsScenarios: [Scenario] = [
  Scenario("stale-index-action/minerals/correct", MineralsScreen.self) {
    Interaction.tap(.showing("Agate 2"))
    Interaction.mutate("look for garnet")
    Interaction.tap(.showing("Garnet 2"))
    Interaction.swipe(.showing("Garnet 1"), .trailing)
    Interaction.tapAction("Sell")
    Interaction.mutate("look for everything")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
