import CellHarness
import UIKit

public struct TapeDecksScreen: CellScreen {
  private let controller = TapeDecksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var releasedWithScreen: [AnyObject] { [controller.deck] }
}

let tapeDecksScenarios: [Scenario] = [
  Scenario("retained-after-teardown/tape-decks/buggy", TapeDecksScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.tap(.showing("Tape 2"))
  }
]
