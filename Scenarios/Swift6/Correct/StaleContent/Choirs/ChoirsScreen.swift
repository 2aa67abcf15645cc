import CellHarness
import UIKit

public struct ChoirsScreen: CellScreen {
  private let controller = ChoirsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let choirsScenarios: [Scenario] = [
  Scenario("stale-content/choirs/correct", ChoirsScreen.self) {
    Interaction.tap(.showing("Choir 3"))
  }
]
