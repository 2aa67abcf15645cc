import CellHarness
import UIKit

public struct ChatScreen: CellScreen {
  private let controller = ChatViewController(model: ChatModel())

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [
      CellMutation("a line arrives") { controller.model.receive("Call me if anything changes.") },
      CellMutation("she types") { controller.model.beginTyping() },
      CellMutation("a line arrives and she types on") { controller.model.receiveAndGoOn("One more thing:") },
      CellMutation("she goes offline") { controller.model.setOnline(false) },
    ]
  }
}

let careChatScenarios: [Scenario] = [
  Scenario("invalid-update/care-chat/correct", ChatScreen.self) {
    Interaction.mutate("she types")
    Interaction.mutate("a line arrives")
    Interaction.scrollToTop
    Interaction.mutate("she goes offline")
    Interaction.mutate("a line arrives and she types on")
    Interaction.scrollToEnd
  }
]
