import CellHarness
import UIKit

public struct DayChatScreen: CellScreen {
  private let controller = DayChatViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("Uma writes") { controller.receive() },
      CellMutation("older messages are loaded") { controller.loadHistory() },
    ]
  }
}

let dayChatScenarios: [Scenario] = [
  Scenario("stale-content/day-chat/correct", DayChatScreen.self) {
    Interaction.tap(.showing("Send"))
    Interaction.tap(.showing("Send"))
    Interaction.mutate("older messages are loaded")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Answer 16"))
    Interaction.mutate("Uma writes")
  }
]
