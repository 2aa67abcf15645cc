import CellHarness
import UIKit

public struct SundriesScreen: CellScreen {
  private let controller = SundriesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a sundry is added") { controller.add() },
      CellMutation("the first open one is bought") { controller.buyFirstOpen() },
    ]
  }
}

let sundriesScenarios: [Scenario] = [
  Scenario("leaked-appearance/sundries/correct", SundriesScreen.self) {
    Interaction.tap("Sundry 3", nil)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/realm/realm-tasks/issues/328")
]
