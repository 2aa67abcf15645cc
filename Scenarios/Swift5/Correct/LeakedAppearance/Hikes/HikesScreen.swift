import CellHarness
import UIKit

public struct HikesScreen: CellScreen {
  let controller = HikesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.hikerWalksOn] }
}

extension Mutation {
  static let hikerWalksOn = Mutation("the hiker walks on", in: HikesScreen.self) { $0.controller.walkOn() }
}

// Own
let hikesScenarios: [Scenario] = [
  Scenario("leaked-appearance/hikes/correct", HikesScreen.self) {
    Interaction.tap("Stage 3")
    Interaction.scrollToEnd
    Interaction.mutate(.hikerWalksOn)
    Interaction.scrollToTop
    Interaction.swipe("Stage 4", .trailing)
    Interaction.tapAction("Skip")
    Interaction.tap("Stage 6")
  }
]
