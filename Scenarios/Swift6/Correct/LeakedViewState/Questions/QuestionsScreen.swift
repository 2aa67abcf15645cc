import CellHarness
import UIKit

public struct QuestionsScreen: CellScreen {
  private let controller = QuestionsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let questionsScenarios: [Scenario] = [
  Scenario("leaked-view-state/questions/correct", QuestionsScreen.self) {
    Interaction.tap(.showing("Who can help me with fasting?"), nil)
    Interaction.scrollBy(600)
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
  }
]
