import CellHarness
import UIKit

/// How many rows are selected is counted in didSelect and didDeselect, but reloadData takes the selection away without
/// them: who selects two barrels in edit mode when readings are taken still sees "Bottle (2)" while no row is selected,
/// and the button does nothing (https://github.com/Shopify/FunctionalTableData/pull/201).
public struct BarrelsScreen: CellScreen {
  private let controller = BarrelsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("readings are taken") { controller.takeReadings() },
      CellMutation("a barrel is laid down") { controller.layDownBarrel() },
    ]
  }
}

let barrelsScenarios: [Scenario] = [
  Scenario("lost-view-state/barrels/buggy", BarrelsScreen.self, expecting: ["lost-view-state"]) {
    Interaction.setEditing(true)
    Interaction.tap(.showing("Barrel 2"))
    Interaction.tap(.showing("Barrel 3"))
    Interaction.mutate("readings are taken")
  }
]
