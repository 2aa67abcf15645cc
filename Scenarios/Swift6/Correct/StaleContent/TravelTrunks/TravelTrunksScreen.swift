import CellHarness
import SwiftUI
import UIKit

/// Made anew the app is back on its first screen, whose list has a row, where the screen that was left had none.
public struct TravelTrunksScreen: CellScreen {
  private let desk = TrunkDesk()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: TravelTrunksView().environmentObject(desk)) }
}

let travelTrunksScenarios: [Scenario] = [
  Scenario("stale-content/travel-trunks/correct", TravelTrunksScreen.self) {
    Interaction.tap("New trunk")
    Interaction.type("e", into: .showing("Name"))
    Interaction.tap("Create")
    Interaction.tap("New trunk")
    Interaction.tap("Cancel")
    Interaction.tap("e")
    Interaction.tap("Pack")
    Interaction.back
  }
]
