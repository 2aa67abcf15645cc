import CellHarness
import UIKit

public struct TeamsScreen: CellScreen {
  private let controller = TeamsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a team joins") { controller.join() }] }
}

let teamsScenarios: [Scenario] = [
  Scenario("stale-index-state/teams/correct", TeamsScreen.self) {
    Interaction.tap(.showing("Team 2"))
    Interaction.mutate("a team joins")
    Interaction.tap(.showing("Team 1"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Team 2"))
  }
]
