import CellHarness
import UIKit

public struct NotesScreen: CellScreen {
  private let controller = NotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a note comes from the phone") { controller.sync() }] }
}

let notesScenarios: [Scenario] = [
  Scenario("stale-index-action/notes/correct", NotesScreen.self) {
    Interaction.tap(.showing("Note 4"), .showing("Pin"))
    Interaction.tap(.showing("Note 7"), .showing("Pin"))
    Interaction.mutate("a note comes from the phone")
    Interaction.tap(.showing("Note 4"), .showing("Unpin"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Note 25"), .showing("Pin"))
    Interaction.scrollToTop
    Interaction.scrollToEnd
  }
]
