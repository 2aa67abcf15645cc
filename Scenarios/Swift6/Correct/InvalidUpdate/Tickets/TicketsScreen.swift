import CellHarness
import UIKit

public struct ClosedTicketsScreen: CellScreen {
  private let controller = ClosedTicketsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ticketsScenarios: [Scenario] = [
  Scenario("invalid-update/tickets/correct", ClosedTicketsScreen.self) {
    Interaction.scrollBy(100)
    Interaction.tap(.showing("Ticket 6"), nil)
    Interaction.wait(1)
    Interaction.scrollToEnd
  }
]
