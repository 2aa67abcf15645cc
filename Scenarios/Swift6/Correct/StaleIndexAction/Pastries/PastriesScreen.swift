import CellHarness
import UIKit

public struct PastriesScreen: CellScreen {
  private let controller = PastriesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let pastriesScenarios: [Scenario] = [
  Scenario("stale-index-action/pastries/correct", PastriesScreen.self) {
    Interaction.tap("Bread 2")
    Interaction.pullDownSheet
    Interaction.tap(.showing("Add"))
    Interaction.tap(.showing("Bun"))
  }
]
