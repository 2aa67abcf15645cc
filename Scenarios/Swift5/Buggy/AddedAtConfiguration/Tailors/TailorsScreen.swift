import CellHarness
import UIKit

public struct TailorsScreen: CellScreen {
  private let controller = TailorsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a tailor opens") { controller.open() }
    ]
  }
}

/// each configuration adds another action to the same button, so a reused cell's
/// button also calls for the rows it has shown before.
let tailorsScenarios: [Scenario] = [
  Scenario("added-at-configuration/tailors/buggy", TailorsScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap("Tailor 9", "Call")
  }
  .retelling("https://github.com/MortimerGoro/MGSwipeTableCell/issues/77")
]
