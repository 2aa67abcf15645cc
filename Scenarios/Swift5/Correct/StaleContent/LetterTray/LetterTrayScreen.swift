import CellHarness
import SwiftUI

public struct LetterTrayScreen: CellScreen {
  private let root = UIHostingController(rootView: LetterTrayView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let letterTrayScenarios: [Scenario] = [
  Scenario("stale-content/letter-tray/correct", LetterTrayScreen.self) {
    Interaction.swipe("Bernard", .trailing)
    Interaction.tapAction("Read")
    Interaction.swipe("Bernard", .trailing)
    Interaction.tapAction("Shred")
  }
]
