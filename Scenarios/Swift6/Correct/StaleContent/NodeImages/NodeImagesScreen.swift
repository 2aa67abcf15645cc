import CellHarness
import SwiftUI
import UIKit

public struct NodeImagesScreen: CellScreen {
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: NodeImagesView()) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/meshtastic/Meshtastic-Apple/pull/1870
let nodeImagesScenarios: [Scenario] = [
  Scenario("stale-content/node-images/correct", NodeImagesScreen.self) {
    Interaction.tap(.showing("Heltec V3"))
  }
  .retelling("https://github.com/meshtastic/Meshtastic-Apple/pull/1870")
]
