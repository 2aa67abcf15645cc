import CellHarness
import UIKit

public struct PlayersScreen: CellScreen {
  private let controller = PlayersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("players change seats") { controller.shuffle() }, CellMutation("three players leave") { controller.leave() }]
  }
}

let playersScenarios: [Scenario] = [
  Scenario("nondeterminism/players/correct", PlayersScreen.self) {
    Interaction.mutate("players change seats")
    Interaction.scrollBy(700)
    Interaction.mutate("three players leave")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
