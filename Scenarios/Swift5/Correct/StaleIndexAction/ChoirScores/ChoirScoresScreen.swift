import CellHarness
import SwiftUI
import UIKit

public struct ChoirScoresScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ChoirScoresView(library: ChoirLibrary())) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/XcodesOrg/XcodesApp/issues/399
let choirScoresScenarios: [Scenario] = [
  Scenario("stale-index-action/choir-scores/correct", ChoirScoresScreen.self) {
    Interaction.tap(.showing("Gjeilo, shelf 5"))
    Interaction.tap(.showing("Verdi, shelf 4"))
    Interaction.swipe(.showing("Biebl, shelf 6"), .leading)
    Interaction.tapAction("Lend")
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/XcodesOrg/XcodesApp/issues/399")
]
