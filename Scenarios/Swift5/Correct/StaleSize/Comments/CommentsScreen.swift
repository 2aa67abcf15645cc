import CellHarness
import UIKit

public struct CommentsScreen: CellScreen {
  private let controller = CommentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("two comments are edited") { controller.edit() }] }
}

let commentsScenarios: [Scenario] = [
  Scenario("stale-size/comments/correct", CommentsScreen.self) {
    Interaction.tap(.showing("User 5"), .showing("Unfold"))
    Interaction.mutate("two comments are edited")
    Interaction.tap(.showing("User 2"), .showing("Fold"))
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("User 2"), .showing("Unfold"))
  }
]
