import CellHarness
import SwiftUI
import UIKit

public struct SketchesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: SketchbookView(book: Sketchbook())) }
}

let sketchesScenarios: [Scenario] = [
  Scenario("stale-content/sketches/buggy", SketchesScreen.self, expecting: ["stale-content", "unstable-identity"]) {
    Interaction.swipe(.showing("Sketch 2"), .trailing)
    Interaction.tapAction("Tear out")
    Interaction.tap(.showing("Draw"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("Sketch 30"), .showing("Star"))
    Interaction.scrollToTop
  }
]
