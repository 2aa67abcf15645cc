import CellHarness
import UIKit

public struct AskBeforeMoveScreen: CellScreen {
  private let controller = AskBeforeMoveViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let askBeforeMoveScenarios: [Scenario] = [
  Scenario("stale-content/ask-before-move/correct", AskBeforeMoveScreen.self) {
    Interaction.reorder("Bertram", .after, "Dexter")
    Interaction.tapAlert("Move")
  },
  Scenario("stale-content/ask-before-move/correct/cancelled", AskBeforeMoveScreen.self) {
    Interaction.reorder("Bertram", .after, "Dexter")
    Interaction.tapAlert("Cancel")
  },
]
