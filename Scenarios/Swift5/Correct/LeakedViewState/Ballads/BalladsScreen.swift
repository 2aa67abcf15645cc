import CellHarness
import UIKit

public struct BalladsScreen: CellScreen {
  private let controller = BalladsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a ballad is recorded") { controller.record() }
    ]
  }
}

/// there is one player, which moves into the row that plays and out of a cell that is
/// used for another row.
let balladsScenarios: [Scenario] = [
  Scenario("leaked-view-state/ballads/correct", BalladsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
