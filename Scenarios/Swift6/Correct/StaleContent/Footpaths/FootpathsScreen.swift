import CellHarness
import SwiftUI
import UIKit

public struct FootpathsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: FootpathsView()) }
}

let footpathsScenarios: [Scenario] = [
  Scenario("stale-content/footpaths/correct", FootpathsScreen.self) {
    Interaction.tap("Miles")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
