import CellHarness
import UIKit

public struct FlaggedLettersScreen: CellScreen {
  private let controller = FlaggedLettersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let flaggedLettersScenarios: [Scenario] = [
  Scenario("stale-content/flagged-letters/correct", FlaggedLettersScreen.self) {
    Interaction.swipe(.showing("Letter 3"), .trailing)
    Interaction.tapAction("Flag")
  }
]
