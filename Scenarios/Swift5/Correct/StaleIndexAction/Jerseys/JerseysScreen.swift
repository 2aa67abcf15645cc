import CellHarness
import UIKit

/// Looks like stale indexes: rows are removed one after the other by index paths. But they are asked for at the tap and
/// removed from the last to the first, and the button follows the selection that the table has.
public struct JerseysScreen: CellScreen {
  private let controller = JerseysViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a jersey is sewn") { controller.sewJersey() }
    ]
  }
}

let jerseysScenarios: [Scenario] = [
  Scenario("stale-index-action/jerseys/correct", JerseysScreen.self) {
    Interaction.setEditing(true)
    Interaction.tap(.showing("Bea 1"))
    Interaction.tap(.showing("Dana 3"))
    Interaction.tap(.showing("Wash"))
  }
]
