import CellHarness
import UIKit

public struct BookingsScreen: CellScreen {
  private let controller = BookingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first booking is over") { controller.update() }] }
}

let bookingsScenarios: [Scenario] = [
  Scenario("stale-index-action/bookings/correct", BookingsScreen.self) {
    Interaction.swipe(.showing("Booking 4"), .trailing)
    Interaction.tapAction("Cancel")
    Interaction.mutate("the first booking is over")
    Interaction.tapAlert("Yes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
