import CellHarness
import SwiftUI
import UIKit

public struct FernsScreen: CellScreen {
  private let root = UIHostingController(rootView: FernsView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let fernsScenarios: [Scenario] = [
  Scenario("stale-index-action/ferns/correct", FernsScreen.self) {
    Interaction.tap("Fern 2")
    Interaction.tap(.showing("More"))
    Interaction.pullDownSheet
    Interaction.tap("Fern 5")
    Interaction.tap(.showing("Done"))
  }
]
