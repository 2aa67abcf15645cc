import CellHarness
import SwiftUI
import UIKit

public struct BottlingsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: BottlingsView(store: BottlingStore())) }
}

let bottlingsScenarios: [Scenario] = [
  Scenario("unstable-identity/bottlings/buggy", BottlingsScreen.self, expecting: ["unstable-identity", "stale-content"]) {
    Interaction.swipe("Cider 3", .trailing)
    Interaction.tapAction("Pour away")
    Interaction.tap("Bottle a perry")
    Interaction.scrollToEnd
    Interaction.tap("Cider 30", "Taste")
    Interaction.scrollToTop
  }
]
