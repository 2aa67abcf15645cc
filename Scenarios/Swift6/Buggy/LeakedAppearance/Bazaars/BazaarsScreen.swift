import CellHarness
import UIKit

public struct BazaarsScreen: CellScreen {
  private let controller = BazaarsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let bazaarsScenarios: [Scenario] = [
  Scenario("leaked-appearance/bazaars/buggy", BazaarsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap("Stall 1", "Show all")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
