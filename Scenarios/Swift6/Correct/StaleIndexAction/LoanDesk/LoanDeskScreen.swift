import CellHarness
import UIKit

public struct LoanDeskScreen: CellScreen {
  private let controller = LoanDeskViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.loans[indexPath.row].id }
}

let loanDeskScenarios: [Scenario] = [
  Scenario("stale-index-action/loan-desk/correct", LoanDeskScreen.self) {
    Interaction.tap("Book 2")
    Interaction.hurry()
    Interaction.tapAlert("Return it")
    Interaction.tap("Book 5")
    Interaction.tapAlert("Not now")
  }
]
