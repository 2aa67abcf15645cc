import CellHarness
import UIKit

public struct SkeinsScreen: CellScreen {
  private let controller = SkeinsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("some unwind") { controller.unwind() },
      CellMutation("sorted by colour") { controller.sortByColour() },
      CellMutation("some are used up") { controller.useUp() },
    ]
  }
}

let skeinsScenarios: [Scenario] = [
  Scenario("stale-content/skeins/correct", SkeinsScreen.self) {
    Interaction.mutate("some unwind")
    Interaction.mutate("sorted by colour")
    Interaction.scrollBy(300)
    Interaction.mutate("some are used up")
  }
]
