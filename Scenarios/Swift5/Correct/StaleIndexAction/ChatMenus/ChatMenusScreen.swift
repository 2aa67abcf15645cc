import CellHarness
import UIKit

public struct ChatMenusScreen: CellScreen {
  private let controller = ChatMenusViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a message arrives") { controller.receive() }
    ]
  }
}

// Re-told from https://github.com/deltachat/deltachat-ios/pull/2743
let chatMenusScenarios: [Scenario] = [
  Scenario("stale-index-action/chat-menus/correct", ChatMenusScreen.self) {
    Interaction.openMenu(.showing("Half past six"))
    Interaction.mutate("a message arrives")
    Interaction.chooseMenuItem("Delete")
  }
  .retelling("https://github.com/deltachat/deltachat-ios/pull/2743")
]
