import CellHarness
import UIKit

public struct MonthGridScreen: CellScreen {
  private let controller = MonthGridViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let monthGridScenarios: [Scenario] = [
  Scenario("leaked-appearance/month-grid/correct", MonthGridScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
