import CellHarness
import UIKit

public struct TrailersScreen: CellScreen {
  let controller = TrailersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.filmIsWithdrawn] }
}

extension Mutation {
  static let filmIsWithdrawn = Mutation("the first film is withdrawn", in: TrailersScreen.self) { $0.controller.withdrawFirst() }
}

// Re-told from https://github.com/daangn/KarrotListKit/pull/59
let trailersScenarios: [Scenario] = [
  Scenario("stale-index-action/trailers/buggy", TrailersScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Film 4", "Play")
    Interaction.openMenu("Film 3")
    Interaction.chooseMenuItem("Remove")
  }
  .retelling("https://github.com/daangn/KarrotListKit/pull/59")
]
