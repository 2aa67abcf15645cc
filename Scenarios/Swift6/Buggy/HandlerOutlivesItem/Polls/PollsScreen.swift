import CellHarness
import UIKit

public struct PollsScreen: CellScreen {
  private let controller = PollsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let pollsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/polls/buggy", PollsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.tap(.showing("Poll 2"), .showing("Vote"))
    Interaction.scrollBy(2000)
    Interaction.tap(.showing("Poll 33"), .showing("Vote"))
    Interaction.tap(.showing("Poll 36"), .showing("Vote"))
    Interaction.tap(.showing("Poll 38"), .showing("Vote"))
    Interaction.scrollToTop
  }
]
