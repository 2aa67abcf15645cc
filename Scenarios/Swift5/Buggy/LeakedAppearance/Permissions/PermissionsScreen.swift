import CellHarness
import UIKit

public struct PermissionsScreen: CellScreen {
  private let controller = PermissionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let permissionsScenarios: [Scenario] = [
  Scenario("leaked-appearance/permissions/buggy", PermissionsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.toggle(.showing("Permission 2"), to: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
