import CellHarness
import UIKit

public struct TollgatesScreen: CellScreen {
  private let controller = TollgatesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let tollgatesScenarios: [Scenario] = [
  Scenario("stale-index-action/tollgates/correct", TollgatesScreen.self) {
    Interaction.tap("South gate", "Switch")
  }
]
