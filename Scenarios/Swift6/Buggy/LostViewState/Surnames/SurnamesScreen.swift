import CellHarness
import UIKit

public struct SurnamesScreen: CellScreen {
  private let controller = SurnamesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// Each letter reloads its own row, to bring the count of letters up to date: the keyboard goes after the first one.
let surnamesScenarios: [Scenario] = [
  Scenario("lost-view-state/surnames/buggy", SurnamesScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("ert", .showing("Brandt"), nil, clearing: false)
  }
]
