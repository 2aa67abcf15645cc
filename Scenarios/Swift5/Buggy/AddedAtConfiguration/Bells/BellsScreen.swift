import CellHarness
import UIKit

public struct BellsScreen: CellScreen {
  private let controller = BellsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let bellsScenarios: [Scenario] = [
  Scenario("added-at-configuration/bells/buggy", BellsScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.scrollToEnd
  }
]
