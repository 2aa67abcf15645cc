import CellHarness
import UIKit

public struct DosesScreen: CellScreen {
  private let controller = DosesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let dosesScenarios: [Scenario] = [
  // Looks like a mistake and is none: relative times.
  // Correct: "3 min ago" is as old as the row's last configuration; time alone is no change of the model.
  Scenario("nondeterminism/doses/correct", DosesScreen.self) {
    Interaction.scrollBy(500)
    Interaction.wait(45)
    Interaction.scrollBy(500)
    Interaction.wait(300)
    Interaction.scrollToTop
    Interaction.select(.showing("Insulin 2"))
  }
]
