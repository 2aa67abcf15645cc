import CellHarness
import UIKit

/// The row of the new inline stepper is reckoned with the old one still in the table: below an open stepper, the next
/// one opens one row too low.
public struct ReservationsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ReservationViewController(reservation: Reservation()))
  }
}

let reservationsScenarios: [Scenario] = [
  Scenario("stale-index-action/reservations/buggy", ReservationsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Arrival")
    Interaction.tap("Departure")
  }
  .retelling("https://github.com/CocoaPods/Specs/pull/10038")
]
