import CellHarness
import UIKit

public struct QuotesScreen: CellScreen {
  private let controller = QuotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let sayingsScenarios: [Scenario] = [
  Scenario("leaked-appearance/sayings/correct", QuotesScreen.self) {
    Interaction.scrollBy(400)
    Interaction.wait(2)
    Interaction.scrollToTop
    Interaction.pullToRefresh
    Interaction.wait(2)
    Interaction.scrollToEnd
  }
]
