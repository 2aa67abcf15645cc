import CellHarness
import SwiftUI

/// The field's coordinator keeps the first binding, and `updateUIView` does not renew it: what is typed with the second
/// note chosen goes to the first.
public struct NotebookScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: NotebookView()) }

  public var rootViewController: UIViewController { controller }
}

let notebookScenarios: [Scenario] = [
  Scenario("stale-index-action/notebook/buggy", NotebookScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Bike repair")
    Interaction.type("!", into: .showing("Title of the note"))
  }
  .retelling("https://github.com/onmyway133/blog/issues/605")
]
