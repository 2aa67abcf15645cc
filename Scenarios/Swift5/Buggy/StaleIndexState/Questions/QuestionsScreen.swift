import CellHarness
import UIKit

/// Which row is expanded is kept as an index path that no change of the data moves: after asking, sorting or hiding,
/// another question is open than the one that was opened.
public struct QuestionsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: QuestionsViewController(desk: HelpDesk()))
  }
}

let questionsScenarios: [Scenario] = [
  Scenario("stale-index-state/questions/buggy", QuestionsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("Where is my invoice?")
    Interaction.tap("Ask")
    Interaction.typeInAlert("Is there a widget?")
    Interaction.tapAlert("Send")
  }
  .retelling("https://github.com/innovian/HVTableView/issues/4")
]
