import CellHarness
import UIKit

public struct VasesScreen: CellScreen {
  private let controller = VasesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("old vases are sold") { controller.sellOldOnes() }
    ]
  }
}

let vasesScenarios: [Scenario] = [
  Scenario("crash/vases/correct", VasesScreen.self) {
    Interaction.hurry(1)
    Interaction.swipe("Vase 6", .trailing)
    Interaction.hurry(1)
    Interaction.tapAction("Delete")
    Interaction.hurry(1)
    Interaction.mutate("old vases are sold")
    Interaction.tap(.showing("Undo deleting Vase 6"))
  }
]
