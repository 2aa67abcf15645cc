import CellHarness
import SwiftUI

/// The rows are identified by the id of the donor and only numbered by the offset.
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
  Scenario("stale-index-state/donors/correct", DonorsScreen.self) {
    Interaction.tap(.showing("Donor 2"), .showing("Thank"))
    Interaction.mutate("a donation comes in")
  }
]
