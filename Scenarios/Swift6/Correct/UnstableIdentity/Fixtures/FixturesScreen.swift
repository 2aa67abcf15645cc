import CellHarness
import UIKit

public struct FixturesScreen: CellScreen {
  private let controller = FixturesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the last round comes first") { controller.lastRoundFirst() },
      CellMutation("the second round is dropped") { controller.dropSecondRound() },
      CellMutation("a round is added") { controller.addRound() },
    ]
  }
}

let fixturesScenarios: [Scenario] = [
  Scenario("unstable-identity/fixtures/correct", FixturesScreen.self) {
    Interaction.mutate("the last round comes first")
    Interaction.scrollBy(700)
    Interaction.mutate("the second round is dropped")
    Interaction.mutate("a round is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
