import CellHarness
import SwiftUI
import UIKit

public struct BoughtShelfScreen: CellScreen {
  private let model = BoughtShelfModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: BoughtShelfView(model: model)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: each heading has the same switch, which says what it hides.
let boughtShelfScenarios: [Scenario] = [
  Scenario("stale-index-action/bought-shelf/correct", BoughtShelfScreen.self) {
    Interaction.tap(.showing("Fruit"), .showing("Hide bought"))
    Interaction.tap(.showing("Bakery"), .showing("Show bought"))
    Interaction.tap(.showing("Bakery"), .showing("Hide bought"))
    Interaction.tap(.showing("Rye loaf"))
  }
]
