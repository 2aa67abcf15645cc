import CellHarness
import UIKit

public struct QuizScreen: CellScreen {
  private let controller = QuizViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let quizScenarios: [Scenario] = [
  Scenario("leaked-view-state/quiz/correct", QuizScreen.self) {
    Interaction.tap(.showing("Question 1"), .showing("Never"))
    Interaction.tap(.showing("Question 2"), .showing("Always"))
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Question 32"), .showing("Sometimes"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Question 1"), .showing("Sometimes"))
    Interaction.scrollBy(1500)
  }
]
