import CellHarness
import UIKit

public struct BeanTrialsScreen: CellScreen {
  private let root = UINavigationController(rootViewController: BeanTrialsViewController())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let beanTrialsScenarios: [Scenario] = [
  Scenario("stale-index-action/bean-trials/buggy", BeanTrialsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("New")
    Interaction.type("Catimor", into: "Bean")
    Interaction.tap("Cancel")
  }
]
