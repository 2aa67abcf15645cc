import CellHarness
import SwiftUI

/// The model's `==` compares ids only, so a row whose tag was renamed or pinned counts as unchanged and keeps the old
/// name.
public struct TagboardScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: TagboardView(store: TagStore())) }

  public var rootViewController: UIViewController { controller }
}

let tagboardScenarios: [Scenario] = [
  Scenario("stale-content/tagboard/buggy", TagboardScreen.self, expecting: ["stale-content"]) {
    Interaction.swipe("Ideas", .trailing)
    Interaction.tapAction("Rename")
    Interaction.typeInAlert("Sketches", clearing: true)
    Interaction.tapAlert("Save")
  }
  .retelling("https://github.com/0si43/PiecesOfPaper/issues/293")
]
