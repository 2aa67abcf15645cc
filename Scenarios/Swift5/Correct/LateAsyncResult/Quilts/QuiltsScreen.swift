import CellHarness
import UIKit

/// Looks like a late result at a stale index: the answer is filed under the index path it was asked for. But quilts are
/// only appended, the answer goes into the model, and the cell is the one the table has at that path at that time.
public struct QuiltsScreen: CellScreen {
  private let controller = QuiltsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the next page comes") { controller.loadPage() }
    ]
  }
}

let quiltsScenarios: [Scenario] = [
  Scenario("late-async-result/quilts/correct", QuiltsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.wait(1)
    Interaction.mutate("the next page comes")
    Interaction.wait(1)
  }
]
