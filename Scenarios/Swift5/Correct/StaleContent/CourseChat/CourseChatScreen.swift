import CellHarness
import UIKit

public struct CourseChatScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: CourseChatViewController(channel: CourseChannel()))
  }
}

let courseChatScenarios: [Scenario] = [
  Scenario("stale-content/course-chat/correct", CourseChatScreen.self) {
    Interaction.openMenu("Good morning")
    Interaction.chooseMenuItem("Delete")
  }
  .retelling("https://github.com/ls1intum/artemis-ios/pull/156")
]
