import CellHarness
import UIKit

public struct CheckInsScreen: CellScreen {
  private let controller = CheckInsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let checkInsScenarios: [Scenario] = [
  Scenario("added-at-configuration/check-ins/buggy", CheckInsScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.tap(.showing("Day 3: 0"), .showing("Check in"))
    Interaction.tap(.showing("Day 3: 1"), .showing("Check in"))
  }
]
