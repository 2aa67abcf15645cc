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

let etchingsScenarios: [Scenario] = [
  Scenario("late-async-result/etchings/correct", EtchingsScreen.self) {
    Interaction.scrollBy(1500)
    Interaction.scrollToEnd
    Interaction.wait(2)
  }
  .retelling("https://github.com/essentialdevelopercom/essential-feed-case-study/pull/73")
]
