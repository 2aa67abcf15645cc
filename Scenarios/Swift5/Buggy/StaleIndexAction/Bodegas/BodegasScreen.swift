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
/// Not found yet: a list inside of a row that goes by a number which another row has since.
let bodegasScenarios: [Scenario] = [
  Scenario("stale-index-action/bodegas/buggy", BodegasScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe("Shelf 1", .trailing)
    Interaction.tapAction("Clear")
    Interaction.tap("Snack 3B")
  }
  .retelling("https://github.com/ashfurrow/Collection-View-in-a-Table-View-Cell/issues/4")
]
