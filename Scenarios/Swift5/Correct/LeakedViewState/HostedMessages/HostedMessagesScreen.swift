import CellHarness
import UIKit

public struct HostedMessagesScreen: CellScreen {
  private let controller = HostedMessagesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/xmtplabs/convos-ios/pull/1011
let hostedMessagesScenarios: [Scenario] = [
  Scenario("leaked-view-state/hosted-messages/correct", HostedMessagesScreen.self) {
    Interaction.tap(.showing("Message 2"), .showing("Message 2"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/xmtplabs/convos-ios/pull/1011")
]
