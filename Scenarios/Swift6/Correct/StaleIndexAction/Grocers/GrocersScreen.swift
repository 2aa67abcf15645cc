import CellHarness
import UIKit

public struct GrocersScreen: CellScreen {
  private let controller = GrocersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("rank") { controller.rank() }, CellMutation("one opens") { controller.open() }]
  }
}

let grocersScenarios: [Scenario] = [
  Scenario("stale-index-action/grocers/correct", GrocersScreen.self) {
    Interaction.tap(.showing("Grocer 3"), "+")
    Interaction.mutate("one opens")
    Interaction.tap(.showing("Grocer 5"), "+")
    Interaction.tap(.showing("Grocer 5"), "+")
    Interaction.mutate("rank")
    Interaction.tap(.showing("Grocer 3"), "+")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
