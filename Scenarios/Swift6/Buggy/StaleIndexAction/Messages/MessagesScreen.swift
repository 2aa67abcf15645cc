import CellHarness
import UIKit

public struct MessagesScreen: CellScreen {
  private let controller = MessagesViewController(inbox: Inbox())

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [CellMutation("a message arrives") { controller.inbox.receive(subject: "Your results are in") }]
  }
}

let messagesScenarios: [Scenario] = [
  Scenario("stale-index-action/messages/buggy", MessagesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a message arrives")
    Interaction.swipe(.showing("Message no. 4"), .trailing)
    Interaction.tapAction("Archive")
  },
  Scenario("stale-index-action/messages/buggy/while-open", MessagesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Message no. 4"), .trailing)
    Interaction.mutate("a message arrives")
    Interaction.tapAction("Archive")
  },
]
