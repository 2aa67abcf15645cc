import CellHarness
import UIKit

public struct KnownPricesScreen: CellScreen {
  private let controller = KnownPricesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let pricesScenarios: [Scenario] = [
  Scenario("modified-during-update/prices/correct", KnownPricesScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
