import CellHarness
import SwiftUI
import UIKit

public struct TuneFinderScreen: CellScreen {
  private let model = TuneFinderModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: TuneFinderView(model: model)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: what is hidden, is hidden from these letters; typing ends a sample.
let tuneFinderScenarios: [Scenario] = [
  Scenario("stale-index-action/tune-finder/correct", TuneFinderScreen.self) {
    Interaction.type("sa", into: .showing("Find a tune"))
    Interaction.swipe(.showing("Salmon Reel"), .trailing)
    Interaction.tapAction("Not this")
    Interaction.type("sal", into: .showing("Find a tune"), clearing: true)
  },
  Scenario("stale-index-action/tune-finder/correct/sample", TuneFinderScreen.self) {
    Interaction.type("sa", into: .showing("Find a tune"))
    Interaction.tap(.showing("Salmon Reel"), .showing("Listen"))
    Interaction.type("sal", into: .showing("Find a tune"), clearing: true)
  },
]
