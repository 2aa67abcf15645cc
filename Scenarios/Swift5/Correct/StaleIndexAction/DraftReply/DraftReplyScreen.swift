import CellHarness
import UIKit

public struct DraftReplyScreen: CellScreen {
  private let controller = DraftReplyViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

/// A reply that was pulled down stands in the field of the next one, in sight.
let draftReplyScenarios: [Scenario] = [
  Scenario("stale-index-action/draft-reply/correct", DraftReplyScreen.self) {
    Interaction.tap("Rain again")
    Interaction.type("Rather snow", .showing("Thanks!"), nil, clearing: false)
    Interaction.pullDownSheet
    Interaction.tap("New strings")
    Interaction.tap(.showing("Send"))
  }
]
