import CellHarness
import UIKit

public struct FollowUpsScreen: CellScreen {
  private let controller = FollowUpsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let followUpsScenarios: [Scenario] = [
  // Looks like a mistake and is none: reset on change.
  // Correct: the row puts its state back when it gets another follow-up.
  Scenario("leaked-view-state/follow-ups/correct", FollowUpsScreen.self) {
    Interaction.tap(.showing("Follow-up 2"), .showing("Why?"))
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
  }
]
