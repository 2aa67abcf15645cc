import CellHarness
import SwiftUI

/// A page asked for before the order was changed is appended after: who scrolls to the end, and taps "Nearest" while
/// the next page is loading, gets 20 newest sightings above the nearest, some of them twice
/// (https://github.com/AndyMik90/Aperant/pull/1042, akin to
/// https://github.com/algolia/instantsearch-core-swift/pull/85).
public struct SightingsScreen: CellScreen {
  private let store = SightingStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: SightingsView(store: store)) }
}

let sightingsScenarios: [Scenario] = [
  Scenario("late-async-result/sightings/buggy", SightingsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.02)
    Interaction.scrollBy(1200)
    Interaction.hurry(0.02)
    Interaction.tap(.showing("Nearest"))
    Interaction.wait(2)
  }
]
