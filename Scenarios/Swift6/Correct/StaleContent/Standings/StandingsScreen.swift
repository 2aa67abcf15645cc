import CellHarness
import UIKit

public struct StandingsScreen: CellScreen {
  private let controller = StandingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a race is run") { controller.race() }] }
}

let standingsScenarios: [Scenario] = [
  Scenario("stale-content/standings/correct", StandingsScreen.self) {
    Interaction.mutate("a race is run")
    Interaction.scrollBy(500)
    Interaction.mutate("a race is run")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
