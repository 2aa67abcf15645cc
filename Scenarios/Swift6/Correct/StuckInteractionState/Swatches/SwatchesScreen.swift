import CellHarness
import UIKit

public struct SwatchesScreen: CellScreen {
  private let controller = SwatchesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] { [CellMutation("the first is cut") { controller.cut() }] }
}

let swatchesScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/swatches/correct", SwatchesScreen.self) {
    Interaction.setEditing(true)
    Interaction.tap(.showing("Cloth 3"))
    Interaction.mutate("the first is cut")
    Interaction.setEditing(false)
  }
]
