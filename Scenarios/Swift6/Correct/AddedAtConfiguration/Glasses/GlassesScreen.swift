import CellHarness
import UIKit

public struct GlassesScreen: CellScreen {
  private let controller = ReplacedGlassesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let glassesScenarios: [Scenario] = [
  Scenario("added-at-configuration/glasses/correct", GlassesScreen.self) {
    Interaction.tap(.showing("Day 2: 0"), .showing("Drink"))
    Interaction.tap(.showing("Day 2: 1"), .showing("Drink"))
  }
]
