import CellHarness
import SwiftUI
import UIKit

public struct QuoitsCupScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: QuoitsCupView(cup: QuoitsCup())) }
  public var rootViewController: UIViewController { controller }
}

// Correct: rows are places by design. A result changes who stands in later rows, and the table below.
let quoitsCupScenarios: [Scenario] = [
  Scenario("stale-index-action/quoits-cup/correct", QuoitsCupScreen.self) {
    Interaction.tap(.identity("r0m0"), .showing("Bell"))
    Interaction.tap(.identity("r0m1"), .showing("Crown"))
    Interaction.tap(.identity("r1m0"), .showing("Bell"))
    Interaction.tap(.identity("r1m0"), .showing("Score"))
    Interaction.type("21 : 18", into: .identity("r1m0"))
    Interaction.tap(.identity("r0m0"), .showing("Anchor"))
    Interaction.tapAlert("Change")
    Interaction.tap(.showing("Undo"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Start again"))
    Interaction.tap(.showing("Undo"))
  }
]
