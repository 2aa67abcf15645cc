import CellHarness
import SwiftUI
import UIKit

public struct FootpathsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: FootpathsView()) }
}

let footpathsScenarios: [Scenario] = [
  Scenario("stale-content/footpaths/buggy", FootpathsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Miles")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
