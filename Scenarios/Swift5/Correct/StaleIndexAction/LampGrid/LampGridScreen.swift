import CellHarness
import UIKit

public struct LampGridScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: LampGridViewController(puzzle: LampPuzzle()))

  public init() {}

  public var rootViewController: UIViewController { navigation }

  public static var ignoredWork: [String] { ["LampGridViewController.viewDidAppear"] }
}

// A correct game: lamps that switch each other, moves that can be taken back, a clock, and a hint that goes away.
let lampGridScenarios: [Scenario] = [
  Scenario("stale-index-action/lamp-grid/correct", LampGridScreen.self) {
    Interaction.tap(.showing("A1"))
    Interaction.tap(.showing("C3"))
    Interaction.tap(.showing("Hint"))
    Interaction.undo
    Interaction.redo
    Interaction.tap(.showing("E5"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("Move 1"))
    Interaction.tap(.showing("Next level"))
    Interaction.tap(.showing("B2"))
    Interaction.wait(3)
  }
]
