import CellHarness
import UIKit

public struct ArrivalsScreen: CellScreen {
  private let controller = ArrivalsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("something arrives") { controller.arrive() }
    ]
  }
}

/// a dot marks what has not been on the screen yet; a row that has been seen and left
/// comes back without it.
let arrivalsScenarios: [Scenario] = [
  Scenario("stale-content/arrivals/correct", ArrivalsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
