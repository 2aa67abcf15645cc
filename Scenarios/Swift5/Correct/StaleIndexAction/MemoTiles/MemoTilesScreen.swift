import CellHarness
import SwiftUI
import UIKit

public struct MemoTilesScreen: CellScreen {
  private let controller = UIHostingController(rootView: MemoTilesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let memoTilesScenarios: [Scenario] = [
  Scenario("stale-index-action/memo-tiles/correct", MemoTilesScreen.self) {
    Interaction.tap(.showing("Tile 1"))
    Interaction.tap(.showing("Tile 2"))
    Interaction.wait(2)
    Interaction.tap(.showing("Tile 3"))
    Interaction.hurry(0.2)
    Interaction.tap(.showing("Tile 4"))
    Interaction.tap(.showing("Tile 5"))
    Interaction.tap(.showing("Hint"))
    Interaction.wait(3)
    Interaction.tap(.showing("Deal"))
    Interaction.tap(.showing("Tile 7"))
  }
]
