import CellHarness
import UIKit

/// The button of a section header keeps its section number. After a cupboard was added on top (the other headers stay
/// as they are), "Hide" at a cupboard folds the one above.
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
  Scenario("stale-index-action/cupboards/buggy", CupboardsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a cupboard is added")
    Interaction.tap(.showing("Cupboard 2"), .showing("Hide"))
  }
]
