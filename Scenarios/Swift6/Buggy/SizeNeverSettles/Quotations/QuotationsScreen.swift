import CellHarness
import UIKit

public struct QuotationsScreen: CellScreen {
  private let controller = QuotationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let quotationsScenarios: [Scenario] = [
  Scenario("size-never-settles/quotations/buggy", QuotationsScreen.self, expecting: ["size-never-settles"]) {
    Interaction.scrollBy(300)
  }
]
