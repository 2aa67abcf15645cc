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

/// a header's button says its section by a tag that is set once; after a district
/// goes, the headers below fold their neighbours.
let districtsScenarios: [Scenario] = [
  Scenario("stale-index-action/districts/buggy", DistrictsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("the first district is merged away")
    Interaction.tap("District 3", nil)
  }
  .retelling("https://github.com/iSofTom/STCollapseTableView/pull/20")
]
