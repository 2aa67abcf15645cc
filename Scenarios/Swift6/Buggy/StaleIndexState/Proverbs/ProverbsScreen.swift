import CellHarness
import SwiftUI
import UIKit

public struct ProverbsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: ProverbCollectionView(collection: ProverbCollection())) }
}

let proverbsScenarios: [Scenario] = [
  Scenario("stale-index-state/proverbs/buggy", ProverbsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Proverb 3"), .showing("Unfold"))
    Interaction.swipe(.showing("Proverb 1"), .trailing)
    Interaction.tapAction("Forget")
  }
]
