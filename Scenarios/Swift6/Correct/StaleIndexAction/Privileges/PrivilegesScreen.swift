import CellHarness
import SwiftUI
import UIKit

public struct PrivilegesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: PrivilegesView(editor: PrivilegeEditor())) }
}

let privilegesScenarios: [Scenario] = [
  Scenario("stale-index-action/privileges/correct", PrivilegesScreen.self) {
    Interaction.tap("Payroll")
    Interaction.tap("View payroll")
    Interaction.tap("Export archive")
    Interaction.tap("Payroll")
  }
]
