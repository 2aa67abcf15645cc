import CellHarness
import UIKit

public struct DistrictsScreen: CellScreen {
  private let controller = DistrictsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first district is merged away") { controller.merge() },
      CellMutation("a district is founded") { controller.found() },
    ]
  }
}

let districtsScenarios: [Scenario] = [
  Scenario("stale-index-action/districts/correct", DistrictsScreen.self) {
    Interaction.mutate("the first district is merged away")
    Interaction.tap("District 3", nil)
  }
  .retelling("https://github.com/iSofTom/STCollapseTableView/pull/20")
]
