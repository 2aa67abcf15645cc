import CellHarness
import SwiftUI

public struct TickersScreen: CellScreen {
  private let exchange = Exchange()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: TickersView(exchange: exchange)) }
  public var mutations: [CellMutation] { [CellMutation("trade") { exchange.trade() }] }
}

let tickersScenarios: [Scenario] = [
  Scenario("stale-content/tickers/correct", TickersScreen.self) {
    Interaction.mutate("trade")
    Interaction.scrollToEnd
    Interaction.swipe(.showing("Share 34"), .trailing)
    Interaction.mutate("trade")
    Interaction.tapAction("Buy")
    Interaction.scrollToTop
  }
]
