import CellHarness
import UIKit

public struct SupportChatScreen: CellScreen {
  private let controller = SupportChatViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("I answer") { controller.send("Thank you for the quick help, that solved all of it.") }]
  }
}

let supportChatScenarios: [Scenario] = [
  Scenario("stale-size/support-chat/correct", SupportChatScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("I answer")
    Interaction.scrollToTop
    Interaction.rotate(.landscape)
    Interaction.scrollToEnd
    Interaction.mutate("I answer")
  }
]
