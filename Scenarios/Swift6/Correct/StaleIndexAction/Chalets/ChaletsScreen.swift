import CellHarness
import SwiftUI

public struct ChaletsScreen: CellScreen {
  private let bookings: ChaletBookings
  private let controller: UIViewController

  public init() {
    bookings = ChaletBookings()
    controller = UIHostingController(rootView: ChaletsView(bookings: bookings))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let bookings = bookings
    return [CellMutation("a chalet is booked") { bookings.book() }]
  }
}

let chaletsScenarios: [Scenario] = [
  Scenario("stale-index-action/chalets/correct", ChaletsScreen.self) {
    Interaction.tap("Chalet 2")
    Interaction.tap("Chalet 5")
    Interaction.tap(.showing("Cancel marked"))
  }
]
