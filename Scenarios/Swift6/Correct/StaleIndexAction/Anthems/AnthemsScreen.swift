import CellHarness
import UIKit

public struct AnthemsScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: AnthemsViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let anthemsScenarios: [Scenario] = [
  Scenario("stale-index-action/anthems/correct", AnthemsScreen.self) {
    Interaction.tap("Norway")
    Interaction.tap(.showing("Sort"))
  }
]
