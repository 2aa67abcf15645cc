import CellHarness
import UIKit

public struct PassphrasesScreen: CellScreen {
  private let controller = PassphrasesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let passphrasesScenarios: [Scenario] = [
  Scenario("late-async-result/passphrases/buggy", PassphrasesScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.2)
    Interaction.tap("Account 3", "Copy")
    Interaction.scrollToEnd
    Interaction.wait(seconds: 3)
  }
]
