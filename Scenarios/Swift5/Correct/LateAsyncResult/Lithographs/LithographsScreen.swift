import CellHarness
import UIKit

public struct LithographsScreen: CellScreen {
  private let controller = LithographsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a lithograph is acquired") { controller.acquire() },
      CellMutation("the second is sold") { controller.sellSecond() },
    ]
  }
}

/// pictures come late and are kept by id; a cell takes one only if it still shows that
/// id.
let lithographsScenarios: [Scenario] = [
  Scenario("late-async-result/lithographs/correct", LithographsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
