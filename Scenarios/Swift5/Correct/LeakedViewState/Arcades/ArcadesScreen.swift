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

let arcadesScenarios: [Scenario] = [
  Scenario("leaked-view-state/arcades/correct", ArcadesScreen.self) {
    Interaction.scrollInside(.identity("#1"), nil, by: 220)
    Interaction.scrollBy(1200)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/ashfurrow/Collection-View-in-a-Table-View-Cell/issues/33")
]
