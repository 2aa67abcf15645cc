import CellHarness
import UIKit

public struct TicketsScreen: CellScreen {
  private let controller = TicketsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ticketsScenarios: [Scenario] = [
  Scenario("invalid-update/tickets/buggy", TicketsScreen.self, expecting: ["invalid-update"]) {
    Interaction.scrollBy(100)
    Interaction.tap(.showing("Ticket 6"), nil)
  }
]
