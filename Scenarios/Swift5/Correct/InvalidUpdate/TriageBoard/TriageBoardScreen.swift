import CellHarness
import UIKit

public struct TriageScreen: CellScreen {
  private let controller = TriageViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] { [CellMutation("the board sorts itself") { controller.sort() }] }
}

let triageBoardScenarios: [Scenario] = [
  Scenario("invalid-update/triage-board/correct", TriageScreen.self) {
    Interaction.scrollBy(300)
    Interaction.mutate("the board sorts itself")
    Interaction.scrollToEnd
    Interaction.rotate(.landscape)
    Interaction.scrollToTop
  }
]
