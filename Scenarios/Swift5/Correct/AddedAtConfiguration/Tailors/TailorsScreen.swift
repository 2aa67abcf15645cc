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

// No script yet, a search alone tries it.
let tailorsScenarios: [Scenario] = [
  Scenario("added-at-configuration/tailors/correct", TailorsScreen.self) {}
    .retelling("https://github.com/MortimerGoro/MGSwipeTableCell/issues/77")
]
