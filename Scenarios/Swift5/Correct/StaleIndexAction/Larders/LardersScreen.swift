import CellHarness
import UIKit

public struct LardersScreen: CellScreen {
  private let controller = LardersViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let lardersScenarios: [Scenario] = [
  Scenario("stale-index-action/larders/correct", LardersScreen.self) {
    Interaction.tap("New")
    Interaction.type("Plums", .showing("Jar 2"), nil, clearing: true)
  }
]
