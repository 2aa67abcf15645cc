import CellHarness
import SwiftUI
import UIKit

public struct UnreadDeskScreen: CellScreen {
  private let model = UnreadDeskModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: UnreadDeskView(model: model)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: what is read leaves the unread ones with the next look, as in mail programs.
let unreadDeskScenarios: [Scenario] = [
  Scenario("stale-index-action/unread-desk/correct", UnreadDeskScreen.self) {
    Interaction.tap(.showing("Mark all"))
    Interaction.scrollToEnd
    Interaction.swipe(.showing("Keys"), .trailing)
    Interaction.tapAction("Unread")
  }
]
