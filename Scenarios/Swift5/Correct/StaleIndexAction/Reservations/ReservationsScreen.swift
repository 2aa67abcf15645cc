import CellHarness
import UIKit

public struct ReservationsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: ReservationViewController(reservation: Reservation()))
  }
}

let reservationsScenarios: [Scenario] = [
  Scenario("stale-index-action/reservations/correct", ReservationsScreen.self) {
    Interaction.tap("Arrival")
    Interaction.tap("Departure")
  }
  .retelling("https://github.com/CocoaPods/Specs/pull/10038")
]
