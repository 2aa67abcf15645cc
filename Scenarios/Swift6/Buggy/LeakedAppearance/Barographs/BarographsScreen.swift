import CellHarness
import UIKit

public struct BarographsScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: BarographsViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let barographsScenarios: [Scenario] = [
  Scenario("leaked-appearance/barographs/buggy", BarographsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
  }
]
