import CellHarness
import SwiftUI

/// The rows are a copy that is filled in `onAppear` and when the query changes, not when the store does: a new account
/// is missing, while the total counts it.
public struct AccountsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: AccountsView()) }

  public var rootViewController: UIViewController { controller }
}

let accountsScenarios: [Scenario] = [
  Scenario("stale-content/accounts/buggy", AccountsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Add"))
    Interaction.type("Boat fund", into: .showing("Name"))
    Interaction.tap(.showing("Save"))
  }
  .retelling("https://github.com/realm/realm-swift/issues/8096")
]
