import CellHarness
import UIKit

public struct QuestionsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: QuestionsViewController(desk: HelpDesk()))
  }
}

let questionsScenarios: [Scenario] = [
  Scenario("stale-index-state/questions/correct", QuestionsScreen.self) {
    Interaction.tap("Where is my invoice?")
    Interaction.tap("Ask")
    Interaction.typeInAlert("Is there a widget?")
    Interaction.tapAlert("Send")
  }
  .retelling("https://github.com/innovian/HVTableView/issues/4")
]
