import CellHarness
import UIKit

public struct PigeonLoftScreen: CellScreen {
  private let root = UINavigationController(rootViewController: PigeonLoftViewController())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let pigeonLoftScenarios: [Scenario] = [
  Scenario("stale-content/pigeon-loft/buggy", PigeonLoftScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Caesar")
    Interaction.back
  }
]
