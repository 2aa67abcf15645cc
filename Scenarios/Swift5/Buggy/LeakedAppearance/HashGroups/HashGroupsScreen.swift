import CellHarness
import UIKit

public struct HashGroupsScreen: CellScreen {
  private let controller = HashGroupsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let hashGroupsScenarios: [Scenario] = [
  Scenario("leaked-appearance/hash-groups/buggy", HashGroupsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
