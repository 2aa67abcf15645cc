import CellHarness
import UIKit

public struct WinesScreen: CellScreen {
  private let controller = WinesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let winesScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/wines/buggy", WinesScreen.self, expecting: ["stuck-interaction-state", "leaked-appearance"]) {
    Interaction.tap(.showing("Wine 3"))
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
