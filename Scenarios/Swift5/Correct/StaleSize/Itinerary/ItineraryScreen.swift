import CellHarness
import UIKit

public struct ItineraryScreen: CellScreen {
  private let store: ItineraryStore
  private let controller: ItineraryViewController

  public init() {
    store = ItineraryStore()
    controller = ItineraryViewController(store: store)
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("notes come in") { store.legs[1].notes = ["Bring water", "Sit left"] }] }
}

let itineraryScenarios: [Scenario] = [
  Scenario("stale-size/itinerary/correct", ItineraryScreen.self) {
    Interaction.toggle(.showing("City 1 → City 2"), to: true)
    Interaction.mutate("notes come in")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.toggle(.showing("City 2 → City 3"), to: false)
  }
]
