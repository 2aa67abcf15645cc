import CellHarness
import UIKit

public struct TicketsScreen: CellScreen {
  private let controller = TicketsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ticketFormScenarios: [Scenario] = [
  Scenario("leaked-view-state/ticket-form/correct", TicketsScreen.self) {
    Interaction.type("Grace", .showing("Seat 2"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.type("Edsger", .showing("Seat 21"), nil, clearing: false)
    Interaction.scrollToTop
    Interaction.changeTrait(.textSize(.accessibilityMedium))
  }
]
