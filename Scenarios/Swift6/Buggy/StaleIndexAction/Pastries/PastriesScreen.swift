import CellHarness
import UIKit

public struct PastriesScreen: CellScreen {
  private let controller = PastriesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// A form that is pulled down calls neither of its closures, so the next “Add” changes the pastry it was opened for.
let pastriesScenarios: [Scenario] = [
  Scenario("stale-index-action/pastries/buggy", PastriesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Bread 2")
    Interaction.pullDownSheet
    Interaction.tap(.showing("Add"))
    Interaction.tap(.showing("Bun"))
  }
]
