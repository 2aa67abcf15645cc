import CellHarness
import UIKit

public struct ReplacedPollsScreen: CellScreen {
  private let controller = ReplacedPollsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let pollsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/polls/correct", ReplacedPollsScreen.self) {
    Interaction.tap(.showing("Poll 2"), .showing("Vote"))
    Interaction.scrollBy(2000)
    Interaction.tap(.showing("Poll 33"), .showing("Vote"))
    Interaction.tap(.showing("Poll 36"), .showing("Vote"))
    Interaction.tap(.showing("Poll 38"), .showing("Vote"))
    Interaction.scrollToTop
  }
]
