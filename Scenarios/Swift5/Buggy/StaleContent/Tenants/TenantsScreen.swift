import CellHarness
import SwiftUI

/// The row shows the rent from a model kept in @State, which was made with the tenant as it first was; after payments
/// were booked the sum on top falls, but the rows of the tenants who paid show the old rent.
public struct TenantsScreen: CellScreen {
  private let store = TenantStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: TenantsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("payments are booked") { store.bookPayments() }
    ]
  }
}

let tenantsScenarios: [Scenario] = [
  Scenario("stale-content/tenants/buggy", TenantsScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("payments are booked")
  }
]
