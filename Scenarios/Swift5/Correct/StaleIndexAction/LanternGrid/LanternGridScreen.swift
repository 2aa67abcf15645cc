import CellHarness
import SwiftUI
import UIKit

public struct LanternGridScreen: CellScreen {
  private let game = LanternGame()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: LanternGridView(game: game)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: a touch changes the neighbours, too; that is the game.
let lanternGridScenarios: [Scenario] = [
  Scenario("stale-index-action/lantern-grid/correct", LanternGridScreen.self) {
    Interaction.tap(.showing("5"))
    Interaction.tap(.showing("2"))
    Interaction.tap(.showing("Undo"))
    Interaction.hurry(0.5)
    Interaction.tap(.showing("Hint"))
    Interaction.tap(.showing("9"))
    Interaction.tap(.showing("4 × 4"))
    Interaction.tap(.showing("6"))
    Interaction.tap(.showing("Undo"))
    Interaction.tap(.showing("Redo"))
    Interaction.tap(.showing("New game"))
  }
]
