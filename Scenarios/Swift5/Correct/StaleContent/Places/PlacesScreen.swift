import CellHarness
import SwiftUI
import UIKit

public struct ToldPlacesScreen: CellScreen {
  private let controller = ToldPlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let placesScenarios: [Scenario] = [
  Scenario("stale-content/places/correct", ToldPlacesScreen.self) {
    Interaction.tap(.showing("Place 3"))
    Interaction.tap(.showing("Place 5"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
