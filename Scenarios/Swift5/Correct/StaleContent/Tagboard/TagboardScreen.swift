import CellHarness
import SwiftUI

public struct TagboardScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: TagboardView(store: TagStore())) }

  public var rootViewController: UIViewController { controller }
}

let tagboardScenarios: [Scenario] = [
  Scenario("stale-content/tagboard/correct", TagboardScreen.self) {
    Interaction.swipe("Ideas", .trailing)
    Interaction.tapAction("Rename")
    Interaction.typeInAlert("Sketches", clearing: true)
    Interaction.tapAlert("Save")
  }
  .retelling("https://github.com/0si43/PiecesOfPaper/issues/293")
]
