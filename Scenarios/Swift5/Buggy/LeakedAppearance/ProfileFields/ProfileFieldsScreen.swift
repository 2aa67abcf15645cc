import CellHarness
import UIKit

public struct ProfileFieldsScreen: CellScreen {
  private let controller = ProfileFieldsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/escoz/QuickDialog/pull/169
let profileFieldsScenarios: [Scenario] = [
  Scenario("leaked-appearance/profile-fields/buggy", ProfileFieldsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/escoz/QuickDialog/pull/169")
]
