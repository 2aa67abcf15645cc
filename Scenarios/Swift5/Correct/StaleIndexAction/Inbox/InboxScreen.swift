import CellHarness
import SwiftUI
import UIKit

public struct InboxScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: InboxView()) }

  public var rootViewController: UIViewController { controller }
}

let inboxScenarios: [Scenario] = [
  Scenario("stale-index-action/inbox/correct", InboxScreen.self) {
    Interaction.tap("Offer")
    Interaction.tap("Pin and read the next newer")
  }
]
