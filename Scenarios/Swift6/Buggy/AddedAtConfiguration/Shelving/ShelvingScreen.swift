import CellHarness
import UIKit

public struct ShelvingScreen: CellScreen {
  private let controller = ShelvingViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let shelvingScenarios: [Scenario] = [
  Scenario("added-at-configuration/shelving/buggy", ShelvingScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.scrollBy(1_200)
    Interaction.scrollToTop
  }
]
