import CellHarness
import UIKit

public struct ChatBubblesScreen: CellScreen {
  private let controller = ChatBubblesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/jessesquires/JSQMessagesViewController/pull/531
let chatBubblesScenarios: [Scenario] = [
  Scenario("size-depends-on-history/chat-bubbles/correct", ChatBubblesScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/jessesquires/JSQMessagesViewController/pull/531")
]
