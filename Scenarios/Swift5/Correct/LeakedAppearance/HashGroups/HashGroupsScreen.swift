import CellHarness
import UIKit

public struct HashGroupsScreen: CellScreen {
  private let controller = HashGroupsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let hashGroupsScenarios: [Scenario] = [
  Scenario("leaked-appearance/hash-groups/correct", HashGroupsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
