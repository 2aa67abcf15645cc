import CellHarness
import UIKit

public struct FollowUpsScreen: CellScreen {
  private let controller = FollowUpsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  // Correct: the row puts its state back when it gets another follow-up.
  Scenario("look-alike/reset-on-change", FollowUpsScreen.self) {
    Interaction.tap(.showing("Follow-up 2"), .showing("Why?"))
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
  }
]
