import CellHarness
import UIKit

public struct GadgetsScreen: CellScreen {
  private let controller = GadgetsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let gadgetsScenarios: [Scenario] = [
  Scenario("leaked-appearance/gadgets/buggy", GadgetsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
