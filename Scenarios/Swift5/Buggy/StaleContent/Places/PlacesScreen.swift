import CellHarness
import SwiftUI
import UIKit

public struct PlacesScreen: CellScreen {
  private let controller = PlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Not found yet: a background by the app's choice, where the list's own choice changes the background, too.
let placesScenarios: [Scenario] = [
  Scenario("stale-content/places/buggy", PlacesScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Place 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
