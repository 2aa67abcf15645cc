import CellHarness
import SwiftUI
import UIKit

public struct BrewRatioScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: BrewRatioView()) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/editorscut/ec009-SwiftUIKickstart/issues/32
let brewRatioScenarios: [Scenario] = [
  Scenario("stale-content/brew-ratio/correct", BrewRatioScreen.self) {
    Interaction.tap(.showing("Coffee"), .showing("More"))
    Interaction.tap(.showing("Coffee"), .showing("More"))
    Interaction.tap(.showing("Brew it"))
    Interaction.tap(.showing("Brew it"))
    Interaction.swipe(.showing("Cup 1"), .leading)
    Interaction.tapAction("Again")
  }
  .retelling("https://github.com/editorscut/ec009-SwiftUIKickstart/issues/32")
]
