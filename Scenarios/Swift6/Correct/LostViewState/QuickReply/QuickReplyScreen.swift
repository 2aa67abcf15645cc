import CellHarness
import SwiftUI

public struct QuickReplyScreen: CellScreen {
  private let controller = UIHostingController(rootView: QuickReplyView(store: QuickReplyStore()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let quickReplyScenarios: [Scenario] = [
  Scenario("lost-view-state/quick-reply/correct", QuickReplyScreen.self) {
    Interaction.type("Gladly", .showing("Can you come on Sunday?"), nil, clearing: false)
    Interaction.tap("Can you come on Sunday?", "Send")
  }
]
