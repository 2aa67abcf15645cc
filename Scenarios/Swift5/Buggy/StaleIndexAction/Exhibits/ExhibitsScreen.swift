import CellHarness
import UIKit

public struct ExhibitsScreen: CellScreen {
  private let controller = ExhibitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let exhibitsScenarios: [Scenario] = [
  Scenario("stale-index-action/exhibits/buggy", ExhibitsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Greece piece 3"))
  }
]
