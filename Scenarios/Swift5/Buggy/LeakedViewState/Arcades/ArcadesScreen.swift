import CellHarness
import UIKit

public struct ArcadesScreen: CellScreen {
  private let controller = ArcadesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a hall opens") { controller.openHall() }
    ]
  }
}

/// how far a shelf is scrolled is kept by its row alone, so the shelf in the same row
/// of another section begins scrolled.
/// Not found yet: a position that is kept by the row's number shows in rows that come on screen later, in fresh cells as well.
let arcadesScenarios: [Scenario] = [
  Scenario("leaked-view-state/arcades/buggy", ArcadesScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.scrollInside(.identity("#1"), nil, by: 220)
    Interaction.scrollBy(1200)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/ashfurrow/Collection-View-in-a-Table-View-Cell/issues/33")
]
