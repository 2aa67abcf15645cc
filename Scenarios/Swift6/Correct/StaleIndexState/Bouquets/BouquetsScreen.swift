import CellHarness
import UIKit

public struct BouquetsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = BouquetsViewController() }
}

let bouquetsScenarios: [Scenario] = [
  Scenario("stale-index-state/bouquets/correct", BouquetsScreen.self) {
    Interaction.tap(.showing("Bouquet 3"), .showing("More"))
    Interaction.swipe(.showing("Bouquet 1"), .trailing)
    Interaction.tapAction("Sold out")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
