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

/// None has been run yet; what is found moves up from `pending`.
public let scenarios: [Scenario] = []

let pending: [Scenario] = [
  Scenario("banners/never-settles", BannersScreen.self, expecting: ["size-never-settles"]) {
    Interaction.scrollBy(300)
  },
  Scenario("quotations/never-settles", QuotationsScreen.self, expecting: ["size-never-settles"]) {
    Interaction.scrollBy(300)
  },
]
