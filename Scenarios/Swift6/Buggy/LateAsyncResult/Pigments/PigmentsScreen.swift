import CellHarness
import UIKit

public struct PigmentsScreen: CellScreen {
  private let controller = PigmentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Not found yet: the cancelled task of the item before ends at once and shows its recipe, which the item's own result covers as soon as
/// it comes. Only in between is the wrong recipe on screen, and what a step shows that does not wait is compared with nothing.
let pigmentsScenarios: [Scenario] = [
  Scenario("late-async-result/pigments/buggy", PigmentsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.2)
    Interaction.scrollToEnd
  }
]
