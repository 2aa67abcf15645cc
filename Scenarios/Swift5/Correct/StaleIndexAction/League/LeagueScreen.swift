import CellHarness
import UIKit

public struct LeagueScreen: CellScreen {
  private let controller = LeagueViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("team 2 loses") { controller.viewModel.lose("Team 2") }] }
}

let leagueScenarios: [Scenario] = [
  Scenario("stale-index-action/league/correct", LeagueScreen.self) {
    Interaction.tap(.showing("Team 3"), .showing("Won"))
    Interaction.tap(.showing("Team 6"), .showing("Won"))
    Interaction.mutate("team 2 loses")
    Interaction.tap(.showing("Team 6"), .showing("Won"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Team 24"), .showing("Won"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
