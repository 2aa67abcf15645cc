import CellHarness
import SwiftUI

public struct NotebookScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: NotebookView()) }

  public var rootViewController: UIViewController { controller }
}

let notebookScenarios: [Scenario] = [
  Scenario("stale-index-action/notebook/correct", NotebookScreen.self) {
    Interaction.tap("Bike repair")
    Interaction.type("!", into: .showing("Title of the note"))
  }
  .retelling("https://github.com/onmyway133/blog/issues/605")
]
