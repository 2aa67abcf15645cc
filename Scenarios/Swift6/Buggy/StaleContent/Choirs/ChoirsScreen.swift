import CellHarness
import UIKit

public struct ChoirsScreen: CellScreen {
  private let controller = ChoirsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// Every cell hears of a favourite, and none asks whose it is: all rows get the star.
let choirsScenarios: [Scenario] = [
  Scenario("stale-content/choirs/buggy", ChoirsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Choir 3"))
  }
]
