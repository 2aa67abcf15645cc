import CellHarness
import UIKit

public struct BindersScreen: CellScreen {
  private let controller = BindersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first binder is archived") { controller.archiveFirst() }] }
}

// Re-told from https://github.com/LaurentiuUngur/LUExpandableTableView/issues/18
let bindersScenarios: [Scenario] = [
  Scenario("stale-index-action/binders/correct", BindersScreen.self) {
    Interaction.mutate("the first binder is archived")
    Interaction.tap("Letters", "Letters")
  }
  .retelling("https://github.com/LaurentiuUngur/LUExpandableTableView/issues/18")
]
