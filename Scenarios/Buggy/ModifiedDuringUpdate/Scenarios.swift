import CellHarness
import UIKit

public struct VisitsScreen: CellScreen {
  private let controller = VisitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct CountedVisitsScreen: CellScreen {
  private let controller = CountedVisitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct PricesScreen: CellScreen {
  private let controller = PricesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct KnownPricesScreen: CellScreen {
  private let controller = KnownPricesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("visits/modified", VisitsScreen.self, expecting: ["modified-during-update"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
  Scenario("visits/fixed", CountedVisitsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
  Scenario("prices/modified", PricesScreen.self, expecting: ["modified-during-update"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
  Scenario("prices/fixed", KnownPricesScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
]
