import CellHarness
import UIKit

public struct PricesScreen: CellScreen {
  private let controller = PricesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let pricesScenarios: [Scenario] = [
  Scenario("modified-during-update/prices/buggy", PricesScreen.self, expecting: ["modified-during-update"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
