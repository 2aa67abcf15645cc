import CellHarness
import UIKit

public struct StudyDecksScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: StudyDecksViewController(deck: StudyDeck()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// A correct screen: piles that pass cards on, headers that count them, undo, folding, search, several at once.
let studyDecksScenarios: [Scenario] = [
  Scenario("stale-index-action/study-decks/correct", StudyDecksScreen.self) {
    Interaction.tap(.showing("el puente"))
    Interaction.swipe(.showing("la cuchara"), .trailing)
    Interaction.tapAction("To later")
    Interaction.undo
    Interaction.tap(.showing("▾ Later"))
    Interaction.tap(.showing("Edit"))
    Interaction.tap(.showing("el tejado"))
    Interaction.tap(.showing("la vela"))
    Interaction.tap(.showing("Put off"))
    Interaction.tap(.showing("▸ Later"))
    Interaction.scrollToEnd
    Interaction.type("la", .showing("Find a word"), nil, clearing: false)
  }
]
