import CellHarness
import UIKit

public struct MemosScreen: CellScreen {
  private let controller = MemosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a memo is dictated") { controller.add() }] }
}

let memosScenarios: [Scenario] = [
  Scenario("stale-size/memos/correct", MemosScreen.self) {
    Interaction.type(" and a line of words that does not fit into one line of a phone", .showing("Memo 4"), nil, clearing: false)
    Interaction.mutate("a memo is dictated")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
