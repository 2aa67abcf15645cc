import CellHarness
import SwiftUI

/// The rows are identified by their offset (for the number in front of the name); after "Thank" on a donor and a new
/// donation on top, "Thanked" stands at the donor above.
public struct DonorsScreen: CellScreen {
  private let store = DonorStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: DonorsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a donation comes in") { store.receiveDonation() }
    ]
  }
}

let donorsScenarios: [Scenario] = [
  Scenario("stale-index-state/donors/buggy", DonorsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Donor 2"), .showing("Thank"))
    Interaction.mutate("a donation comes in")
  }
]
