import CellHarness
import SwiftUI
import UIKit

public struct SlipwaysScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: SlipwayYardView(yard: SlipwayYard())) }
}

let slipwaysScenarios: [Scenario] = [
  Scenario("leaked-view-state/slipways/correct", SlipwaysScreen.self) {
    Interaction.tap(.showing("Slipway 2"), .showing("Lock"))
    Interaction.tap(.showing("Slipway 4"), .showing("Winch"))
    Interaction.tap(.showing("Move up"))
    Interaction.tap(.showing("Move up"))
    Interaction.tap(.showing("Slipway 2"), .showing("Unlock"))
  }
]
