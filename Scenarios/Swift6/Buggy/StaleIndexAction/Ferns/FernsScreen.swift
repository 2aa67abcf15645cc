import CellHarness
import SwiftUI
import UIKit

public struct FernsScreen: CellScreen {
  private let root = UIHostingController(rootView: FernsView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

/// A sheet that is pulled down does not call close(): the next fern gets the water that was meant for the first one.
let fernsScenarios: [Scenario] = [
  Scenario("stale-index-action/ferns/buggy", FernsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Fern 2")
    Interaction.tap(.showing("More"))
    Interaction.pullDownSheet
    Interaction.tap("Fern 5")
    Interaction.tap(.showing("Done"))
  }
]
