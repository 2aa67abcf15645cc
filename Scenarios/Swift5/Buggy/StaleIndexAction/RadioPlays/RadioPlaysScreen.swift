import CellHarness
import SwiftUI
import UIKit

public struct RadioPlaysScreen: CellScreen {
  private let controller = UIHostingController(rootView: RadioPlaysView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/stakwork/sphinx-ios/issues/119
let radioPlaysScenarios: [Scenario] = [
  Scenario("stale-index-action/radio-plays/buggy", RadioPlaysScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Night Train to Sligo"))
    Interaction.tap(.showing("Unheard"))
    Interaction.tap(.showing("Low Water"))
    Interaction.swipe(.showing("Glass"), .trailing)
    Interaction.tapAction("Heard")
    Interaction.tap(.showing("Static"))
  }
  .retelling("https://github.com/stakwork/sphinx-ios/issues/119")
]
