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

let tailorsScenarios: [Scenario] = [
  Scenario("added-at-configuration/tailors/correct", TailorsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap("Tailor 9", "Call")
  }
  .retelling("https://github.com/MortimerGoro/MGSwipeTableCell/issues/77")
]
