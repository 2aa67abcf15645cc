import CellHarness
import UIKit

public struct RankingScreen: CellScreen {
  private let controller = RankingViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("runner 7 appeals") { controller.appeal() }] }
}

let rankingScenarios: [Scenario] = [
  Scenario("stale-index-state/ranking/correct", RankingScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToTop
    Interaction.mutate("runner 7 appeals")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.mutate("runner 7 appeals")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
