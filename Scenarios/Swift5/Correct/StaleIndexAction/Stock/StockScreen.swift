import CellHarness
import UIKit

public struct StockScreen: CellScreen {
  private let controller = StockViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("available first") { controller.sortByAvailability() }] }
}

let stockScenarios: [Scenario] = [
  Scenario("stale-index-action/stock/correct", StockScreen.self) {
    Interaction.tap(.showing("Item 2"), .showing("Available"))
    Interaction.tap(.showing("Item 3"), .showing("Available"))
    Interaction.mutate("available first")
    Interaction.tap(.showing("Item 4"), .showing("Available"))
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Item 45"), .showing("Available"))
    Interaction.mutate("available first")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
