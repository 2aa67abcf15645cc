import CellHarness
import UIKit

public struct EmergencyContactsScreen: CellScreen {
  private let controller = EmergencyContactsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let emergencyContactsScenarios: [Scenario] = [
  Scenario("stale-index-access/emergency-contacts/buggy", EmergencyContactsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.scrollToEnd
    Interaction.tap(.showing("Contact 32"), .showing("Remove"))
    Interaction.tap(.showing("Contact 34"), .showing("Remove"))
  }
]
