import CellHarness
import SwiftUI
import UIKit

public struct TremorsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: TremorsView()) }
}

let tremorsScenarios: [Scenario] = [
  Scenario("stale-index-state/tremors/correct", TremorsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.pullToRefresh
    Interaction.scrollToEnd
    Interaction.scrollBy(300)
  }
]
