import CellHarness
import UIKit

public struct StockLevelsScreen: CellScreen {
  private let controller = StockLevelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a third is sold out") { controller.warehouse.sellOut() }] }
}

let stockLevelsScenarios: [Scenario] = [
  Scenario("stale-content/stock-levels/correct", StockLevelsScreen.self) {
    Interaction.tap(.showing("Article 3"))
    Interaction.mutate("a third is sold out")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Article 4"))
  }
]
