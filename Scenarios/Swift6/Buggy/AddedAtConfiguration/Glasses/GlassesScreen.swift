import CellHarness
import UIKit

public struct GlassesScreen: CellScreen {
  private let controller = AddedGlassesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let glassesScenarios: [Scenario] = [
  Scenario("added-at-configuration/glasses/buggy", GlassesScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.tap(.showing("Day 2: 0"), .showing("Drink"))
    Interaction.tap(.showing("Day 2: 1"), .showing("Drink"))
  }
]
