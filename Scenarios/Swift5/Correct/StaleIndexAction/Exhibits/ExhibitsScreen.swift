import CellHarness
import UIKit

public struct ExhibitsScreen: CellScreen {
  private let controller = ExhibitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let exhibitsScenarios: [Scenario] = [
  Scenario("stale-index-action/exhibits/correct", ExhibitsScreen.self) {
    Interaction.tap(.showing("Greece piece 3"))
  }
]
