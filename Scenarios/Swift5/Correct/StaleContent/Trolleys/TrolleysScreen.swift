import CellHarness
import UIKit

public struct TrolleysScreen: CellScreen {
  private let controller = TrolleysViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a trolley is scheduled") { controller.schedule() },
      CellMutation("the first is cancelled") { controller.cancelFirst() },
    ]
  }
}

/// minutes are worked out from the clock; one timer of the screen shows them again in
/// all visible rows.
let trolleysScenarios: [Scenario] = [
  Scenario("stale-content/trolleys/correct", TrolleysScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
