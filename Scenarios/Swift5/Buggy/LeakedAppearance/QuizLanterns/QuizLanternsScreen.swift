import CellHarness
import UIKit

public struct QuizLanternsScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: QuizLanternsViewController(quiz: LanternQuiz()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/cuappdev/pollo-ios/issues/336
let quizLanternsScenarios: [Scenario] = [
  Scenario("leaked-appearance/quiz-lanterns/buggy", QuizLanternsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("1. Which fuel did miners' lamps burn?"), .showing("Coal"))
    Interaction.tap(.showing("2. Who trimmed the wicks?"), .showing("The smith"))
    Interaction.tap(.showing("2. Who trimmed the wicks?"), .showing("Lock in"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/cuappdev/pollo-ios/issues/336")
]
