import CellHarness
import SwiftUI
import UIKit

public struct GalleyOrdersScreen: CellScreen {
  private let controller = UIHostingController(rootView: GalleyOrdersView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let galleyOrdersScenarios: [Scenario] = [
  Scenario("stale-index-action/galley-orders/correct", GalleyOrdersScreen.self) {
    Interaction.tap(.showing("Oysters"), .showing("Done"))
    Interaction.swipe(.showing("Rice pudding"), .leading)
    Interaction.tapAction("Rush")
    Interaction.wait(40)
    Interaction.tap(.showing("Cheese board"), .showing("Done"))
    Interaction.scrollTo(.showing("Oysters"))
    Interaction.tap(.showing("Oysters"), .showing("Serve"))
    Interaction.tap(.showing("Recall"))
    Interaction.tap(.showing("Cold"))
    Interaction.tap(.showing("Order"))
    Interaction.tap(.showing("All"))
    Interaction.scrollToTop
  }
]
