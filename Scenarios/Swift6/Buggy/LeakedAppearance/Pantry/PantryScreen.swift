import CellHarness
import UIKit

/// Rows that show what was; some only if they waited off screen while it changed.
public struct PantryScreen: CellScreen {
  private let controller = PantryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { pantryMutations(controller) }
}

@MainActor private func pantryMutations(_ controller: PantryViewController) -> [CellMutation] {
  [
    CellMutation("a shelf is put on top") { controller.putOnTop() },
    CellMutation("something is bought") { controller.buy() },
  ]
}

let pantryScenarios: [Scenario] = [
  Scenario("leaked-appearance/pantry/buggy", PantryScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
  Scenario("leaked-appearance/pantry/buggy/stale-index", PantryScreen.self, expecting: ["stale-index-action", "stale-content"]) {
    Interaction.mutate("a shelf is put on top")
    Interaction.tap(.showing("Shelf 2: 3"), .showing("Clear"))
  },
  Scenario("leaked-appearance/pantry/buggy/stale-header", PantryScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("something is bought")
  },
]
