import CellHarness
import UIKit

public struct SluicesScreen: CellScreen {
  private let controller = SluicesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let sluicesScenarios: [Scenario] = [
  Scenario("late-async-result/sluices/correct", SluicesScreen.self) {
    Interaction.hurry(0.2)
    Interaction.tap("Sluice 3", "Raise")
    Interaction.scrollToEnd
    Interaction.wait(seconds: 3)
    Interaction.scrollToTop
  }
]
