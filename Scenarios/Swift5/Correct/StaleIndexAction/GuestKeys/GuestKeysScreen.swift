import CellHarness
import SwiftUI
import UIKit

public struct GuestKeysScreen: CellScreen {
  private let controller = UIHostingController(rootView: GuestKeysView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/thaw-app/Thaw/pull/857 (review of the profile list)
let guestKeysScenarios: [Scenario] = [
  Scenario("stale-index-action/guest-keys/correct", GuestKeysScreen.self) {
    Interaction.swipe(.showing("Cleaner"), .trailing)
    Interaction.tapAction("Revoke")
    Interaction.tapAlert("Revoke")
    Interaction.swipe(.showing("Plumber"), .trailing)
    Interaction.tapAction("Revoke")
    Interaction.tapAlert("Cancel")
  }
  .retelling("https://github.com/thaw-app/Thaw/pull/857")
]
