import CellHarness
import SwiftUI
import UIKit

public struct ChosenFilesScreen: CellScreen {
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: ChosenFiles()) }
}

let filesScenarios: [Scenario] = [
  Scenario("stale-index-state/files/buggy", ChosenFilesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("File 3"))
    Interaction.swipe(.showing("File 1"), .trailing)
    Interaction.tapAction("Delete")
  }
]
