import CellHarness
import UIKit

public struct TapeDecksScreen: CellScreen {
  private let controller = TapeDecksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var releasedWithScreen: [AnyObject] { [controller.deck] }
}

let tapeDecksScenarios: [Scenario] = [
  Scenario("retained-after-teardown/tape-decks/correct", TapeDecksScreen.self) {
    Interaction.tap(.showing("Tape 2"))
  }
]
