import CellHarness
import UIKit

public struct SwimlanesScreen: CellScreen {
  private let controller = SwimlanesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let swimlanesScenarios: [Scenario] = [
  Scenario("stale-index-state/swimlanes/correct", SwimlanesScreen.self) {
    Interaction.tap("Lane 3")
    Interaction.tap("Next heat")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap("Lane 3")
  }
]
