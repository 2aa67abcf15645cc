import CellHarness
import UIKit

/// Looks like a late result in a reused cell: the task of the hosted row has no id and its text is kept in the row's
/// state. But the row has the identity of its excerpt: another excerpt in the cell cancels the task and begins with
/// fresh state.
public struct ExcerptsScreen: CellScreen {
  private let controller = ExcerptsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a book is published") { controller.publishBook() }
    ]
  }
}

let excerptsScenarios: [Scenario] = [
  Scenario("late-async-result/excerpts/correct", ExcerptsScreen.self) {
    Interaction.wait(1)
    Interaction.scrollBy(900)
    Interaction.wait(1)
    Interaction.mutate("a book is published")
  }
]
