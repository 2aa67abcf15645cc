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

/// No script yet, a search alone tries it: how far a shelf is scrolled is kept by its row alone, so the shelf in the same row
/// of another section begins scrolled.
let arcadesScenarios: [Scenario] = [
  Scenario("leaked-view-state/arcades/buggy", ArcadesScreen.self, expecting: ["leaked-view-state"]) {}
    .retelling("https://github.com/ashfurrow/Collection-View-in-a-Table-View-Cell/issues/33")
]
