import CellHarness
import SwiftUI

public struct HeadingsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: HeadingsView()) }

  public var rootViewController: UIViewController { controller }
}

let headingsScenarios: [Scenario] = [
  Scenario("stale-index-action/headings/correct", HeadingsScreen.self) {
    Interaction.swipe("Introduction", .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap(.showing("Undo"))
  }
  .retelling("https://github.com/vincode-io/Zavala/issues/61")
]
