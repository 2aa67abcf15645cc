import CellHarness
import UIKit

public struct ChoreChartScreen: CellScreen {
  private let controller = ChoreChartViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a chore is added") { controller.addChore() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.week.indices.contains(indexPath.section)
      && controller.week[indexPath.section].chores.indices.contains(indexPath.item)
      ? controller.week[indexPath.section].chores[indexPath.item] : nil
  }
}

let choreChartScenarios: [Scenario] = [
  Scenario("stale-index-state/chore-chart/correct", ChoreChartScreen.self) {
    Interaction.tap("Laundry on Monday")
    Interaction.mutate("a chore is added")
  }
]
