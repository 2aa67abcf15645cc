import CellHarness
import UIKit

public struct CardPointsScreen: CellScreen {
  let controller = CardPointsViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let cardPointsScenarios: [Scenario] = [
  Scenario("stale-index-action/card-points/correct", CardPointsScreen.self) {
    Interaction.tap("Wolke")
    Interaction.swipe("Wolke", .trailing)
    Interaction.tapAction("Put away")
  }
]
