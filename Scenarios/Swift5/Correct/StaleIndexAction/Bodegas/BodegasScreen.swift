import CellHarness
import UIKit

public struct BodegasScreen: CellScreen {
  let controller = BodegasViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.shelfIsCleared] }
}

extension Mutation {
  static let shelfIsCleared = Mutation("the first shelf is cleared", in: BodegasScreen.self) { $0.controller.clearFirst() }
}

// Re-told from the pattern in https://github.com/ashfurrow/Collection-View-in-a-Table-View-Cell/issues/4: a tag says which row a list is in
let bodegasScenarios: [Scenario] = [
  Scenario("stale-index-action/bodegas/correct", BodegasScreen.self) {
    Interaction.swipe("Shelf 1", .trailing)
    Interaction.tapAction("Clear")
    Interaction.tap("Snack 3B")
  }
  .retelling("https://github.com/ashfurrow/Collection-View-in-a-Table-View-Cell/issues/4")
]
