import CellHarness
import SwiftUI

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
  Scenario("stale-index-action/credentials/correct", CredentialsScreen.self) {
    Interaction.swipe(.showing("site3.example"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("another device saves a password")
    Interaction.tapAlert("Delete")
  }
]
