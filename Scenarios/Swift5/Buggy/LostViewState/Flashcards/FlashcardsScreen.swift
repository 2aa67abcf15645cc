import CellHarness
import SwiftUI

/// The model of each row is made anew whenever the list's body runs. Flip a card, then tap "Knew it" (or a friend adds
/// a card): all flipped cards are turned back.
/// https://github.com/heckj/swiftui-notes/pull/225
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
  Scenario("lost-view-state/flashcards/buggy", FlashcardsScreen.self, expecting: ["lost-view-state"]) {
    Interaction.tap(.showing("2 × 7 = ?"), .showing("Flip"))
    Interaction.mutate("a friend adds a card")
  }
]
