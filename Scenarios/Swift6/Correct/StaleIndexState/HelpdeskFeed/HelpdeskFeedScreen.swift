import CellHarness
import SwiftUI

public struct HelpdeskFeedScreen: CellScreen {
  private let controller = UIHostingController(rootView: HelpdeskFeedView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/Th0rgal/sandboxed.sh/pull/417
let helpdeskFeedScenarios: [Scenario] = [
  Scenario("stale-index-state/helpdesk-feed/correct", HelpdeskFeedScreen.self) {
    Interaction.tap("Chair wobbles", "Read")
    Interaction.tap("Fetch")
  }
  .retelling("https://github.com/Th0rgal/sandboxed.sh/pull/417")
]
