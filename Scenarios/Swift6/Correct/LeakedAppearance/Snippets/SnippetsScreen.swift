import CellHarness
import SwiftUI

public struct SnippetsScreen: CellScreen {
  public let rootViewController: UIViewController = UIHostingController(rootView: SnippetsView())
  public init() {}
}

/// What is forced on cells was forced for the items that they have.
let snippetsScenarios: [Scenario] = [
  Scenario("leaked-appearance/snippets/correct", SnippetsScreen.self) {
    Interaction.setState(nil, .editing, true)
    Interaction.scrollToEnd
  }
]
