import CellHarness
import SwiftUI
import UIKit

public struct SeedVaultScreen: CellScreen {
  private let store = SeedStore()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: SeedVaultView(store: store)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a packet comes from a swap") { [store] in store.swap() }] }
}

// Re-told from https://github.com/momenbasel/pesty/pull/77
/// Not found yet: rows that a filter hides are removed with the one that is chosen in sight.
let seedVaultScenarios: [Scenario] = [
  Scenario("stale-index-action/seed-vault/buggy", SeedVaultScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Select"))
    Interaction.tap(.showing("Tomato"))
    Interaction.tap(.showing("Flowers"))
    Interaction.tap(.showing("Poppy"))
    Interaction.tap(.showing("Discard 1"))
    Interaction.tap(.showing("All"))
  }
  .retelling("https://github.com/momenbasel/pesty/pull/77")
]
