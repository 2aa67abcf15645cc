import CellHarness
import UIKit

public struct FactsScreen: CellScreen {
  private let controller = FactsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("another fact comes") { controller.another() }] }
}

let factsScenarios: [Scenario] = [
  Scenario("nondeterminism/facts/correct", FactsScreen.self) {
    Interaction.mutate("another fact comes")
    Interaction.scrollBy(900)
    Interaction.mutate("another fact comes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
