import CellHarness
import UIKit

/// The author's name stands on the first message of a group only, and `deleteRows` does not configure the row that
/// becomes the first: after a deletion the rest of the group has no author.
public struct CourseChatScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: CourseChatViewController(channel: CourseChannel()))
  }
}

let courseChatScenarios: [Scenario] = [
  Scenario("stale-content/course-chat/buggy", CourseChatScreen.self, expecting: ["stale-content"]) {
    Interaction.openMenu("Good morning")
    Interaction.chooseMenuItem("Delete")
  }
  .retelling("https://github.com/ls1intum/artemis-ios/pull/156")
]
