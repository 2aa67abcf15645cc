import CellHarness
import UIKit

public struct NoteSearchScreen: CellScreen {
  private let controller = NoteSearchViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("searches for B") { controller.search("B") },
      CellMutation("clears the search") { controller.search(nil) },
    ]
  }
}

// Re-told from https://github.com/apasccon/SearchTextField/issues/175
let noteSearchScenarios: [Scenario] = [
  Scenario("stale-index-action/note-search/buggy", NoteSearchScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("searches for B")
    Interaction.swipe(.showing("Beans"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("clears the search")
  }
  .retelling("https://github.com/apasccon/SearchTextField/issues/175")
]
