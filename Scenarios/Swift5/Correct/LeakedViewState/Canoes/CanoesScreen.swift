import CellHarness
import UIKit

/// Looks like a leaked answer: the hosted row keeps it in @State, which outlives the reuse of the cell. But the answer
/// carries the id it belongs to and is shown only for that canoe, and the task restarts with the id.
public struct CanoesScreen: CellScreen {
  private let controller = CanoesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a canoe is bought") { controller.buyCanoe() }
    ]
  }
}

let canoesScenarios: [Scenario] = [
  Scenario("leaked-view-state/canoes/correct", CanoesScreen.self) {
    Interaction.wait(1)
    Interaction.scrollBy(900)
    Interaction.wait(1)
    Interaction.mutate("a canoe is bought")
    Interaction.wait(1)
  }
]
