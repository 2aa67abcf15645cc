import CellHarness
import UIKit

public struct EtudesScreen: CellScreen {
  private let controller = EtudesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let etudesScenarios: [Scenario] = [
  Scenario("leaked-appearance/etudes/buggy", EtudesScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Étude 2"), "Play")
  }
]
