import CellHarness
import SwiftUI
import UIKit

public struct PlacesScreen: CellScreen {
  private let controller = PlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Not found yet: a background by the app's choice, where the list's own choice changes the background, too; stripes by the row's number, which no rule tells from a look that is meant to stay with its row; and a row's number
/// as the check of a late picture.
let placesScenarios: [Scenario] = [
  Scenario("stale-content/places/buggy", PlacesScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Place 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
