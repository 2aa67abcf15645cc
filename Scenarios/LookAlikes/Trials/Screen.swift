import CellHarness
import UIKit

public struct TrialsScreen: CellScreen {
  private let controller = TrialsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  // Correct: a row looks different after it was touched, because the model remembers that it was opened.
  Scenario("look-alike/read-after-touch", TrialsScreen.self) {
    Interaction.tap(.showing("Study 4"), nil)
    Interaction.tap(.showing("Study 6"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Study 24"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
