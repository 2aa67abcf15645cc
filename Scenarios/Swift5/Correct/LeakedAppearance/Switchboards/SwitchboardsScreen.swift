import CellHarness
import UIKit

public struct SwitchboardsScreen: CellScreen {
  private let controller = SwitchboardsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let switchboardsScenarios: [Scenario] = [
  Scenario("leaked-appearance/switchboards/correct", SwitchboardsScreen.self) {
    Interaction.tap("Line 3")
    Interaction.scrollToEnd
    Interaction.tap("Line 38")
    Interaction.scrollToTop
    Interaction.tap("Line 2")
    Interaction.swipe("Line 2", .trailing)
    Interaction.tapAction("Hang up")
  }
]
