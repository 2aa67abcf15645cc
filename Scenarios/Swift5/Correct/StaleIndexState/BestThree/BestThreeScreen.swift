import CellHarness
import UIKit

/// Looks like a selection that is kept by row number: the first three rows are selected in both orders. But each order proposes its own,
/// whoever was selected before.
public struct BestThreeScreen: CellScreen {
  private let controller = BestThreeViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let bestThreeScenarios: [Scenario] = [
  Scenario("stale-index-state/best-three/correct", BestThreeScreen.self) {
    Interaction.tap(.showing("Toughest"))
  }
]
