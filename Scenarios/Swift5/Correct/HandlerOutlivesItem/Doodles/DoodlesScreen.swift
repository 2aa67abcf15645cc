import CellHarness
import UIKit

public struct DoodlesScreen: CellScreen {
  let controller = DoodlesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.doodleIsStarted] }
}

extension Mutation {
  static let doodleIsStarted = Mutation("a doodle is started", in: DoodlesScreen.self) { $0.controller.start() }
}

// Re-told from the review of https://github.com/manaflow-ai/cmux/pull/8241: equal content keeps the actions of an earlier row
let doodlesScenarios: [Scenario] = [
  Scenario("handler-outlives-item/doodles/correct", DoodlesScreen.self) {
    Interaction.scrollToEnd
    Interaction.tap(.identity("34"), "Pin")
    Interaction.tap(.identity("33"), "Pin")
    Interaction.scrollToTop
  }
  .retelling("https://github.com/manaflow-ai/cmux/pull/8241")
]
