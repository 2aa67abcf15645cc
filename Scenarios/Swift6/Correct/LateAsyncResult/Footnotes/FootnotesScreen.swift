import CellHarness
import SwiftUI
import UIKit

public struct FootnotesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: FootnotesView(editor: FootnoteEditor())) }
}

let footnotesScenarios: [Scenario] = [
  Scenario("late-async-result/footnotes/correct", FootnotesScreen.self) {
    Interaction.hurry(0.3)
    Interaction.type("see page 12", into: "Write a footnote")
    Interaction.hurry(0.3)
    Interaction.tap("Passage 4")
    Interaction.wait(seconds: 2)
  }
]
