import CellHarness
import SwiftUI
import UIKit

public struct PigeonholesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: PigeonholeWallView(wall: PigeonholeWall())) }
}

let pigeonholesScenarios: [Scenario] = [
  Scenario("stale-index-state/pigeonholes/correct", PigeonholesScreen.self) {
    Interaction.tap(.showing("Pigeonhole 3"), .showing("Put"))
    Interaction.tap(.showing("Pigeonhole 5"), .showing("Note"))
    Interaction.type("On leave", .showing("Pigeonhole 5"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Empty all"))
  }
]
