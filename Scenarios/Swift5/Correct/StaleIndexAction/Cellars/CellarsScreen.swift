import CellHarness
import UIKit

/// Looks like a stale index: the button of a cell keeps the row it was configured for. But each change of the list
/// reloads all rows, so that every cell on screen has the row it stands in.
public struct CellarsScreen: CellScreen {
  private let controller = CellarsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a cellar is dug") { controller.digCellar() }
    ]
  }
}

let cellarsScenarios: [Scenario] = [
  Scenario("stale-index-action/cellars/correct", CellarsScreen.self) {
    Interaction.tap(.showing("Cellar 2"), .showing("Drink"))
    Interaction.mutate("a cellar is dug")
    Interaction.tap(.showing("Cellar 2"), .showing("Drink"))
  }
]
