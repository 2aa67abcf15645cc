import CellHarness
import UIKit

public struct ToDosScreen: CellScreen {
  private let controller = ToDosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("Kim shares a to-do") { controller.add() }] }
}

let toDoSwipesScenarios: [Scenario] = [
  Scenario("stale-index-action/to-do-swipes/buggy", ToDosScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("To-do 3"), .trailing)
    Interaction.mutate("Kim shares a to-do")
    Interaction.tapAction("Delete")
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
