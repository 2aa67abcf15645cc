import CellHarness
import SwiftUI
import UIKit

public struct MosaicsScreen: CellScreen {
  private let controller = UIHostingController(rootView: MosaicsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let mosaicsScenarios: [Scenario] = [
  Scenario("nondeterminism/mosaics/correct", MosaicsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Shuffle"))
    Interaction.swipe(.showing("Mosaic 3"), .trailing)
    Interaction.tapAction("Delete")
  }
]
