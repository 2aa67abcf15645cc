import CellHarness
import UIKit

public struct TeamDirectoryScreen: CellScreen {
  private let controller = TeamDirectoryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a team grows") { controller.hire() },
      CellMutation("the first team is dissolved") { controller.dissolveFirst() },
    ]
  }
}

let teamDirectoryScenarios: [Scenario] = [
  Scenario("stale-content/team-directory/correct", TeamDirectoryScreen.self) {
    Interaction.scrollBy(700)
    Interaction.mutate("a team grows")
    Interaction.scrollToEnd
    Interaction.mutate("the first team is dissolved")
    Interaction.scrollToTop
  }
]
