import CellHarness
import UIKit

public struct BankCardsScreen: CellScreen {
  private let controller = BankCardsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let bankCardsScenarios: [Scenario] = [
  Scenario("leaked-appearance/bank-cards/correct", BankCardsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("•••• 1037"), nil)
    Interaction.scrollBy(2000)
  }
]
