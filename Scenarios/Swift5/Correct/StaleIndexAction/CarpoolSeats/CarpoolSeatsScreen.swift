import CellHarness
import SwiftUI
import UIKit

public struct CarpoolSeatsScreen: CellScreen {
  private let controller = UIHostingController(rootView: CarpoolSeatsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let carpoolSeatsScenarios: [Scenario] = [
  Scenario("stale-index-action/carpool-seats/correct", CarpoolSeatsScreen.self) {
    Interaction.hurry(0.4)
    Interaction.tap(.showing("7:20 Market"), .showing("Join"))
    Interaction.tap(.showing("7:35 Old bridge"), .showing("Join"))
    Interaction.wait(4)
    Interaction.tap(.showing("7:45 Market"), .showing("Join"))
    Interaction.pullToRefresh
    Interaction.type("market", .showing("Place or driver"), nil, clearing: false)
    Interaction.tap(.showing("9:00 Market"), .showing("Join"))
    Interaction.tap(.showing("Cancel"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("8:30 Hospital"), .showing("Join"))
    Interaction.scrollToTop
  }
]
