import CellHarness
import UIKit

public struct DosesScreen: CellScreen {
  private let controller = DosesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  // Correct: "3 min ago" is as old as the row's last configuration; time alone is no change of the model.
  Scenario("look-alike/relative-times", DosesScreen.self) {
    Interaction.scrollBy(500)
    Interaction.wait(45)
    Interaction.scrollBy(500)
    Interaction.wait(300)
    Interaction.scrollToTop
    Interaction.select(.showing("Insulin 2"))
  }
]
