import CellHarness
import UIKit

public struct SteadyQuotationsScreen: CellScreen {
  private let controller = SteadyQuotationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let quotationsScenarios: [Scenario] = [
  Scenario("size-never-settles/quotations/correct", SteadyQuotationsScreen.self) {
    Interaction.scrollBy(300)
    Interaction.scrollToEnd
  }
]
