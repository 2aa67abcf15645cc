import CellHarness
import UIKit

public struct PackingScreen: CellScreen {
  private let controller = PackingViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let packingScenarios: [Scenario] = [
  Scenario("leaked-appearance/packing/buggy", PackingScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Thing 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
