import CellHarness
import UIKit

public struct LunchPollScreen: CellScreen {
  private let poll: LunchPoll
  private let controller: LunchPollViewController

  public init() {
    poll = LunchPoll()
    controller = LunchPollViewController(poll: poll)
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("others vote") { poll.othersVote() }] }
}

let lunchPollScenarios: [Scenario] = [
  Scenario("stale-content/lunch-poll/correct", LunchPollScreen.self) {
    Interaction.tap(.showing("Dish 3"))
    Interaction.mutate("others vote")
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Dish 18"))
    Interaction.scrollToTop
  }
]
