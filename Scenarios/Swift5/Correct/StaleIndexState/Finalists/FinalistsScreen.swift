import CellHarness
import SwiftUI

/// Looks like an unstable identity: the rows are identified by their place and the ranking changes. But a row has no
/// state of its own and votes by the finalist's id, so that only the animation differs.
public struct FinalistsScreen: CellScreen {
  private let store = FinalistContest()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: FinalistsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("phone votes are counted") { store.countPhoneVotes() }
    ]
  }
}

let finalistsScenarios: [Scenario] = [
  Scenario("stale-index-state/finalists/correct", FinalistsScreen.self) {
    Interaction.tap(.showing("Finalist 2"), .showing("Vote"))
    Interaction.mutate("phone votes are counted")
  }
]
