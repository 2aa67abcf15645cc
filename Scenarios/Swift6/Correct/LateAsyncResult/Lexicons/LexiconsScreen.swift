import CellHarness
import UIKit

public struct LexiconsScreen: CellScreen {
  private let controller = LexiconsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let lexiconsScenarios: [Scenario] = [
  Scenario("late-async-result/lexicons/correct", LexiconsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
