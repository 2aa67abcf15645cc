import CellHarness
import SwiftUI
import UIKit

public struct HintSheetsScreen: CellScreen {
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: HintSheetsView()) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/nightscout/Trio/pull/1132
let hintSheetsScenarios: [Scenario] = [
  Scenario("stale-content/hint-sheets/buggy", HintSheetsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Backfill"), .showing("Info on Backfill"))
  }
  .retelling("https://github.com/nightscout/Trio/pull/1132")
]
