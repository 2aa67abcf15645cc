import CellHarness
import SwiftUI

/// A deletion remembers the heading above; the first heading has none, and Undo puts it at the end.
public struct HeadingsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: HeadingsView()) }

  public var rootViewController: UIViewController { controller }
}

let headingsScenarios: [Scenario] = [
  Scenario("stale-index-action/headings/buggy", HeadingsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe("Introduction", .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap(.showing("Undo"))
  }
  .retelling("https://github.com/vincode-io/Zavala/issues/61")
]
