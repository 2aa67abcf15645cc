import CellHarness
import SwiftUI

public struct NotePinsScreen: CellScreen {
  private let controller = UIHostingController(rootView: NotePinsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/pointfreeco/sqlite-data/pull/13
let notePinsScenarios: [Scenario] = [
  Scenario("stale-index-action/note-pins/buggy", NotePinsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Dentist")
    Interaction.tap("Pin to the top")
    Interaction.tap("Save")
  }
  .retelling("https://github.com/pointfreeco/sqlite-data/pull/13")
]
