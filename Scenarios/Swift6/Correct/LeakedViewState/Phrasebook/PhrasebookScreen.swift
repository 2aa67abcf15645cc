import CellHarness
import UIKit

public struct PhrasebookScreen: CellScreen {
  private let controller = PhrasebookViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the order changes") { controller.shuffle() }] }
}

let phrasebookScenarios: [Scenario] = [
  Scenario("leaked-view-state/phrasebook/correct", PhrasebookScreen.self) {
    Interaction.tap(.showing("Phrase 1"), .showing("Reveal"))
    Interaction.tap(.showing("Phrase 1"), .showing("Hide"))
    Interaction.tap(.showing("Phrase 1"), .showing("Reveal"))
    Interaction.tap(.showing("Phrase 3"), .showing("Reveal"))
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.mutate("the order changes")
    Interaction.scrollToTop
  }
]
