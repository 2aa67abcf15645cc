import CellHarness
import UIKit

public struct GeysersScreen: CellScreen {
  private let controller = GeysersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let geysersScenarios: [Scenario] = [
  Scenario("added-at-configuration/geysers/correct", GeysersScreen.self) {
    Interaction.tap("Geyser 7", "Log")
    Interaction.tap("Geyser 7", "Log")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
