import CellHarness
import SwiftUI

public struct FlashcardsScreen: CellScreen {
  private let store = FlashcardDeck()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: FlashcardsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a friend adds a card") { store.addSharedCard() }
    ]
  }
}

let flashcardsScenarios: [Scenario] = [
  Scenario("lost-view-state/flashcards/correct", FlashcardsScreen.self) {
    Interaction.tap(.showing("2 × 7 = ?"), .showing("Flip"))
    Interaction.mutate("a friend adds a card")
  }
]
