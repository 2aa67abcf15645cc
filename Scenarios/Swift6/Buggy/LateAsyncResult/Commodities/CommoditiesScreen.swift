import CellHarness
import SwiftUI
import UIKit

public struct CommoditiesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: CommodityMarketView(market: CommodityMarket())) }
}

let commoditiesScenarios: [Scenario] = [
  Scenario("late-async-result/commodities/buggy", CommoditiesScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.5)
    Interaction.pullToRefresh
    Interaction.hurry(0.5)
    Interaction.tap(.showing("Commodity 2"), .showing("Drop"))
    Interaction.wait(4)
  }
]
