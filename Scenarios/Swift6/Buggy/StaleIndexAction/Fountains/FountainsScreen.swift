import CellHarness
import SwiftUI
import UIKit

public struct FountainsScreen: CellScreen {
  private let controller = UIHostingController(rootView: FountainsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// The first heart puts the rows into another order than the array, and the second heart goes to another row,
/// without any change of the data but the two taps.
let fountainsScenarios: [Scenario] = [
  Scenario("stale-index-action/fountains/buggy", FountainsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Fountain 4", "Like")
    Interaction.tap("Fountain 2", "Like")
  }
]
