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

/// only what is done sets attributes; the row of a new item, in a cell that has shown
/// a done one, is crossed out.
let sundriesScenarios: [Scenario] = [
  Scenario("leaked-appearance/sundries/buggy", SundriesScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap("Sundry 3", nil)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/realm/realm-tasks/issues/328")
]
