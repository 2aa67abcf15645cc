import CellHarness
import UIKit

public struct ShopsScreen: CellScreen {
  private let controller = ShopsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let shopsScenarios: [Scenario] = [
  Scenario("leaked-appearance/shops/buggy", ShopsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
