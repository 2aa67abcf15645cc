import CellHarness
import SwiftUI

/// The row takes only the reminders from its model and shows the rent of the tenant it is given.
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
  Scenario("stale-content/tenants/correct", TenantsScreen.self) {
    Interaction.mutate("payments are booked")
  }
]
