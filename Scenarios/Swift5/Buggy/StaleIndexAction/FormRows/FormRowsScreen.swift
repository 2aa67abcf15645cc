import CellHarness
import UIKit

public struct FormRowsScreen: CellScreen {
  private let controller = FormRowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/xmartlabs/Eureka/issues/1807
let formRowsScenarios: [Scenario] = [
  Scenario("stale-index-action/form-rows/buggy", FormRowsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Row 2"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.swipe(.showing("Row 4"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/xmartlabs/Eureka/issues/1807")
]
