import CellHarness
import UIKit

public struct QuizSheetScreen: CellScreen {
  private let controller = QuizSheetViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let quizSheetScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/quiz-sheet/correct", QuizSheetScreen.self) {
    Interaction.tap(.showing("Mars"))
    Interaction.tap(.showing("Jupiter"))
    Interaction.tap(.showing("Check"))
    Interaction.tap(.showing("Next"))
    Interaction.tap(.showing("Lima"))
  }
]
