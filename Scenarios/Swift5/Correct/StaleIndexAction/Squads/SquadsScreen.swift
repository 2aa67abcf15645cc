import CellHarness
import UIKit

public struct SquadsScreen: CellScreen {
  let controller = SquadsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.playerJoins, .playerLeaves] }
}

extension Mutation {
  static let playerJoins = Mutation("a player joins", in: SquadsScreen.self) { $0.controller.join() }
  static let playerLeaves = Mutation("the last player leaves", in: SquadsScreen.self) { $0.controller.dropLast() }
}

// Own
let squadsScenarios: [Scenario] = [
  Scenario("stale-index-action/squads/correct", SquadsScreen.self) {
    Interaction.swipe("Player 7", .leading)
    Interaction.tapAction("Captain")
    Interaction.swipe("Player 9", .trailing)
    Interaction.tapAction("Up")
    Interaction.swipe("Player 3", .trailing)
    Interaction.mutate(.playerJoins)
    Interaction.tapAction("Up")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
