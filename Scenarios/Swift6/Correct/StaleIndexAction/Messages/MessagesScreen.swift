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
  Scenario("stale-index-action/messages/correct", MessagesScreen.self) {
    Interaction.mutate("a message arrives")
    Interaction.swipe(.showing("Message no. 4"), .trailing)
    Interaction.tapAction("Archive")
  },
  Scenario("stale-index-action/messages/correct/while-open", MessagesScreen.self) {
    Interaction.swipe(.showing("Message no. 4"), .trailing)
    Interaction.mutate("a message arrives")
    Interaction.tapAction("Archive")
    Interaction.scrollBy(900)
    Interaction.swipe(.showing("Message no. 20"), .trailing)
    Interaction.tapAction("Archive")
  },
]
