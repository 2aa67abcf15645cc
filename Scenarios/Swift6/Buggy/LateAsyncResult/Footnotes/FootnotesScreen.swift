import CellHarness
import SwiftUI
import UIKit

public struct FootnotesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: FootnotesView(editor: FootnoteEditor())) }
}

/// Not found yet: what is typed beside the rows belongs to no row as far as a step says, so that it reaches another row than the
/// one that was chosen then is not compared.
let footnotesScenarios: [Scenario] = [
  Scenario("late-async-result/footnotes/buggy", FootnotesScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.3)
    Interaction.type("see page 12", into: "Write a footnote")
    Interaction.hurry(0.3)
    Interaction.tap("Passage 4")
    Interaction.wait(seconds: 2)
  }
]
