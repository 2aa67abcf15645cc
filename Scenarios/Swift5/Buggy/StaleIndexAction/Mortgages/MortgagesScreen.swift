import CellHarness
import SwiftUI

/// The index found before `await` is used after it: who taps "Approve" when an application comes in before the bank has
/// answered sees the application above approved, and the right one "Sending…" for good; with "Withdraw" of the last one
/// it crashes (https://github.com/aws-amplify/amplify-swift/issues/3758).
public struct MortgagesScreen: CellScreen {
  private let store = MortgageStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: MortgagesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("an application comes in") { store.receive() }
    ]
  }
}

let mortgagesScenarios: [Scenario] = [
  Scenario(
    "stale-index-action/mortgages/buggy", MortgagesScreen.self, expecting: ["stale-index-action"], seenUnder: [.afterChange]
  ) {
    Interaction.tap(.showing("Cruz 2"), .showing("Approve"))
    Interaction.mutate("an application comes in")
    Interaction.wait(1)
  }
]
