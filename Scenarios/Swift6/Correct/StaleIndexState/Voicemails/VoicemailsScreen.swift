import CellHarness
import SwiftUI
import UIKit

public struct VoicemailsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: VoicemailBoxView(box: VoicemailBox())) }
}

let voicemailsScenarios: [Scenario] = [
  Scenario("stale-index-state/voicemails/correct", VoicemailsScreen.self) {
    Interaction.tap(.showing("Caller 4"), .showing("Pin"))
    Interaction.tap(.showing("Pinned: Caller 4"), .showing("Text"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Caller 2"), .showing("Pin"))
    Interaction.swipe(.showing("Caller 4"), .trailing)
    Interaction.tapAction("Delete")
  }
]
