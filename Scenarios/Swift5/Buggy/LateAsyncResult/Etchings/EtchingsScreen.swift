import CellHarness
import UIKit

public struct EtchingsScreen: CellScreen {
  private let controller = EtchingsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("an etching is acquired") { controller.acquire() }
    ]
  }
}

/// No script yet, a search alone tries it: a cell that is made ahead and never shown is not let go by its item, whose picture
/// then comes into the cell's next row.
let etchingsScenarios: [Scenario] = [
  Scenario("late-async-result/etchings/buggy", EtchingsScreen.self, expecting: ["late-async-result"]) {}
    .retelling("https://github.com/essentialdevelopercom/essential-feed-case-study/pull/73")
]
