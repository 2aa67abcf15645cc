import CellHarness
import UIKit

public struct LastingStocksScreen: CellScreen {
  private let controller = LastingStocksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the same quotes come again") { controller.refresh() }] }
}

let stocksScenarios: [Scenario] = [
  Scenario("unstable-identity/stocks/correct", LastingStocksScreen.self) {
    Interaction.scrollBy(300)
    Interaction.mutate("the same quotes come again")
    Interaction.scrollToTop
    Interaction.mutate("the same quotes come again")
  }
]
