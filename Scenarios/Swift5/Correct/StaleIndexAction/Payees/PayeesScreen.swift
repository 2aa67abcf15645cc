import CellHarness
import UIKit

/// The star closure of a cell keeps the id of its payee, so a tap stars the payee shown wherever its row is.
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
  Scenario("stale-index-action/payees/correct", PayeesScreen.self) {
    Interaction.mutate("a payee is added")
    Interaction.tap(.showing("Payee 5"), .showing("Star"))
  }
]
