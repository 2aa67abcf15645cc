import CellHarness
import UIKit

public struct ChatMessagesScreen: CellScreen {
  private let controller = ChatMessagesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("some are pinned") { controller.pin() }] }
}

let chatMessagesScenarios: [Scenario] = [
  Scenario("stale-content/chat-messages/buggy", ChatMessagesScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("some are pinned")
    Interaction.scrollBy(300)
  }
]
