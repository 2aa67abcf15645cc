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

// No script yet, a search alone tries it.
let districtsScenarios: [Scenario] = [
  Scenario("stale-index-action/districts/correct", DistrictsScreen.self) {}
    .retelling("https://github.com/iSofTom/STCollapseTableView/pull/20")
]
