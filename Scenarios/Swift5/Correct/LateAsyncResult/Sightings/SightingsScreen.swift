import CellHarness
import SwiftUI

public struct SightingsScreen: CellScreen {
  private let store = SightingStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: SightingsView(store: store)) }
}

let sightingsScenarios: [Scenario] = [
  Scenario("late-async-result/sightings/correct", SightingsScreen.self) {
    Interaction.hurry(0.02)
    Interaction.scrollBy(1200)
    Interaction.hurry(0.02)
    Interaction.tap(.showing("Nearest"))
    Interaction.wait(2)
  }
]
