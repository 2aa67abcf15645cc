import CellHarness
import UIKit

public struct PassphrasesScreen: CellScreen {
  private let controller = PassphrasesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let passphrasesScenarios: [Scenario] = [
  Scenario("late-async-result/passphrases/correct", PassphrasesScreen.self) {
    Interaction.hurry(0.2)
    Interaction.tap("Account 3", "Copy")
    Interaction.scrollToEnd
    Interaction.wait(seconds: 3)
  }
]
