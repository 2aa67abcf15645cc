import CellHarness
import SwiftUI
import UIKit

public struct SpeechesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: SpeechEveningView(evening: SpeechEvening())) }
}

let speechesScenarios: [Scenario] = [
  Scenario("added-at-configuration/speeches/buggy", SpeechesScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Speaker 2"), .showing("Clap"))
  }
]
