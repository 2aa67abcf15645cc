import CellHarness
import UIKit

public struct TrialsScreen: CellScreen {
  private let controller = TrialsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let trialsScenarios: [Scenario] = [
  // Looks like a mistake and is none: read after touch.
  // Correct: a row looks different after it was touched, because the model remembers that it was opened.
  Scenario("leaked-appearance/trials/correct", TrialsScreen.self) {
    Interaction.tap(.showing("Study 4"), nil)
    Interaction.tap(.showing("Study 6"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Study 24"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
