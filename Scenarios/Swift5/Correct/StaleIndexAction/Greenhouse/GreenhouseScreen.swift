import CellHarness
import SwiftUI

public struct GreenhouseScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: GreenhouseView()) }

  public var rootViewController: UIViewController { controller }
}

let greenhouseScenarios: [Scenario] = [
  Scenario("stale-index-action/greenhouse/correct", GreenhouseScreen.self) {
    Interaction.tap("Basil")
    Interaction.tap(.showing("Water now"))
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/issues/3183")
]
