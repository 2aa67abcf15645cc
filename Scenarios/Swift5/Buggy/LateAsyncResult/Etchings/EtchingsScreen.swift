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

/// a cell that is made ahead and never shown is not let go by its item, whose picture
/// then comes into the cell's next row.
/// Not found yet: the cells that are made ahead here are shown before they serve another row.
let etchingsScenarios: [Scenario] = [
  Scenario("late-async-result/etchings/buggy", EtchingsScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollBy(1500)
    Interaction.scrollToEnd
    Interaction.wait(2)
  }
  .retelling("https://github.com/essentialdevelopercom/essential-feed-case-study/pull/73")
]
