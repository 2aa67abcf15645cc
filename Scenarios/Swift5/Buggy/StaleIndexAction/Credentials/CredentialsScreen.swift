import CellHarness
import SwiftUI

/// The offset of the row waits for the confirmation. If another device saves a password while the alert asks for
/// "site3", "Delete" removes the password of site2.
public struct CredentialsScreen: CellScreen {
  private let store = CredentialVault()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: CredentialsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("another device saves a password") { store.syncFromOtherDevice() }
    ]
  }
}

let credentialsScenarios: [Scenario] = [
  Scenario("stale-index-action/credentials/buggy", CredentialsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("site3.example"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("another device saves a password")
    Interaction.tapAlert("Delete")
  }
]
