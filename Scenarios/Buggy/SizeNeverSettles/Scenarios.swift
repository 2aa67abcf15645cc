import CellHarness
import UIKit

public struct BannersScreen: CellScreen {
  private let controller = BannersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct QuotationsScreen: CellScreen {
  private let controller = QuotationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SteadyBannersScreen: CellScreen {
  private let controller = SteadyBannersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SteadyQuotationsScreen: CellScreen {
  private let controller = SteadyQuotationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("banners/never-settles", BannersScreen.self, expecting: ["size-never-settles"]) {
    Interaction.scrollBy(300)
  },
  Scenario("quotations/never-settles", QuotationsScreen.self, expecting: ["size-never-settles"]) {
    Interaction.scrollBy(300)
  },
  Scenario("banners/fixed", SteadyBannersScreen.self) {
    Interaction.scrollBy(300)
    Interaction.scrollToEnd
  },
  Scenario("quotations/fixed", SteadyQuotationsScreen.self) {
    Interaction.scrollBy(300)
    Interaction.scrollToEnd
  },
]
