import CellHarness
import SwiftUI

/// The `.task` of the row on top has no id: who taps "Recommend" at another matinee sees its title with the cast of the
/// one before (https://github.com/meshtastic/Meshtastic-Apple/pull/1870).
public struct MatineesScreen: CellScreen {
  private let store = MatineeStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: MatineesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("the next matinee is recommended") { store.highlightNext() }
    ]
  }
}

let matineesScenarios: [Scenario] = [
  Scenario("stale-content/matinees/buggy", MatineesScreen.self, expecting: ["stale-content"]) {
    Interaction.wait(1)
    Interaction.tap(.showing("Matinee 3"), .showing("Recommend"))
    Interaction.wait(1)
  }
]
