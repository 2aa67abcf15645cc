import CellHarness
import UIKit

public struct WatchlistScreen: CellScreen {
  private let controller = WatchlistViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("prices move") { controller.tick() }] }
}

let watchlistScenarios: [Scenario] = [
  Scenario("stale-content/watchlist/correct", WatchlistScreen.self) {
    Interaction.mutate("prices move")
    Interaction.scrollBy(700)
    Interaction.mutate("prices move")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
