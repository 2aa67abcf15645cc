import CellHarness
import UIKit

public struct StocksScreen: CellScreen {
  private let controller = StocksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the same quotes come again") { controller.refresh() }] }
}

let stocksScenarios: [Scenario] = [
  Scenario("unstable-identity/stocks/buggy", StocksScreen.self, expecting: ["unstable-identity"]) {
    Interaction.scrollBy(300)
    Interaction.mutate("the same quotes come again")
    Interaction.scrollToTop
    Interaction.mutate("the same quotes come again")
  }
]
