import CellHarness
import UIKit

public struct EmblemsScreen: CellScreen {
  private let controller = EmblemsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let emblemsScenarios: [Scenario] = [
  Scenario("stale-content/emblems/buggy", EmblemsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Emblem 2"))
    Interaction.tap(.showing("Emblem 4"))
    Interaction.tap("Discard")
  }
]
