import CellHarness
import SwiftUI

public struct AccountsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: AccountsView()) }

  public var rootViewController: UIViewController { controller }
}

let accountsScenarios: [Scenario] = [
  Scenario("stale-content/accounts/correct", AccountsScreen.self) {
    Interaction.tap(.showing("Add"))
    Interaction.type("Boat fund", into: .showing("Name"))
    Interaction.tap(.showing("Save"))
  }
  .retelling("https://github.com/realm/realm-swift/issues/8096")
]
