import CellHarness
import UIKit

public struct MatchScoresScreen: CellScreen {
  private let controller = MatchScoresViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("goals fall") { controller.goals() }] }
}

let matchScoresScenarios: [Scenario] = [
  Scenario("stale-content/match-scores/correct", MatchScoresScreen.self) {
    Interaction.mutate("goals fall")
    Interaction.scrollBy(700)
    Interaction.mutate("goals fall")
    Interaction.scrollToEnd
    Interaction.mutate("goals fall")
    Interaction.scrollToTop
  }
]
