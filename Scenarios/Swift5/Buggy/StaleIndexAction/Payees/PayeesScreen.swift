import CellHarness
import UIKit

/// The star closure of a cell keeps the index path it was configured with; after a payee was inserted on top
/// (rows move, cells are not configured again) a tap on "Star" stars the payee above.
public struct PayeesScreen: CellScreen {
  private let controller = PayeesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a payee is added") { controller.addPayee() }
    ]
  }
}

let payeesScenarios: [Scenario] = [
  Scenario("stale-index-action/payees/buggy", PayeesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a payee is added")
    Interaction.tap(.showing("Payee 5"), .showing("Star"))
  }
]
