import CellHarness
import UIKit

public struct QuizAnswersScreen: CellScreen {
  let controller = QuizAnswersViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }

}

let quizAnswersScenarios: [Scenario] = [
  Scenario("stale-index-action/quiz-answers/correct", QuizAnswersScreen.self) {
    Interaction.tap("Sydney")
    Interaction.tap("Skip")
    Interaction.tap("Rhine")
  }
]
