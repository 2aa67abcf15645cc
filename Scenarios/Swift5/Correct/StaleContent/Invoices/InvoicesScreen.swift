import CellHarness
import UIKit

public struct InvoicesScreen: CellScreen {
  private let controller = InvoicesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let invoicesScenarios: [Scenario] = [
  Scenario("stale-content/invoices/correct", InvoicesScreen.self) {
    Interaction.wait(1)
    Interaction.tap(.showing("No connection. Try again"))
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
