import CellHarness
import SwiftUI
import UIKit

public struct GigOrderScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: GigOrderView(gig: GigSet())) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/pointfreeco/swift-composable-architecture/pull/999
let gigOrderScenarios: [Scenario] = [
  Scenario("stale-index-action/gig-order/correct", GigOrderScreen.self) {
    Interaction.tap(.showing("Tin Roof"), .showing("To play"))
    Interaction.tap(.showing("Slow Ferry"), .showing("To play"))
    Interaction.toggle(.showing("Hide what is played"), to: true)
    Interaction.tap(.showing("Edit"))
    Interaction.reorder(.showing("Paper Boats"), .before, .showing("Harbour Lights"))
    Interaction.tap(.showing("Done"))
    Interaction.toggle(.showing("Hide what is played"), to: false)
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/pull/999")
]
