import CellHarness
import SwiftUI
import UIKit

public struct TremorsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: TremorsView()) }
}

let tremorsScenarios: [Scenario] = [
  Scenario("stale-index-state/tremors/buggy", TremorsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.scrollToEnd
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.pullToRefresh
    Interaction.scrollToEnd
    Interaction.scrollBy(300)
  }
]
