import CellHarness
import UIKit

public struct CupboardsScreen: CellScreen {
  private let controller = CupboardsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a cupboard is added") { controller.addCupboard() }
    ]
  }
}

let cupboardsScenarios: [Scenario] = [
  Scenario("stale-index-action/cupboards/correct", CupboardsScreen.self) {
    Interaction.mutate("a cupboard is added")
    Interaction.tap(.showing("Cupboard 2"), .showing("Hide"))
  }
]
