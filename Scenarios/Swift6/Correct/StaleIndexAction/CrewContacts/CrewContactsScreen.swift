import CellHarness
import SwiftUI

public struct CrewContactsScreen: CellScreen {
  private let controller = UIHostingController(rootView: CrewContactsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/torlando-tech/Columba-iOS/pull/28
let crewContactsScenarios: [Scenario] = [
  Scenario("stale-index-action/crew-contacts/correct", CrewContactsScreen.self) {
    Interaction.tap("Agnes", "Edit")
    Interaction.tap("Cancel")
    Interaction.tap("Bruno", "Edit")
    Interaction.tap("Save")
  }
  .retelling("https://github.com/torlando-tech/Columba-iOS/pull/28")
]
