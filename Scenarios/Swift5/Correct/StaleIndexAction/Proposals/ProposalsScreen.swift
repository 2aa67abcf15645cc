import CellHarness
import UIKit

public struct ProposalsScreen: CellScreen {
  private let controller = ProposalsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("somebody votes for no. 6") { controller.store.vote(for: "Proposal 6") }]
  }
}

let proposalsScenarios: [Scenario] = [
  Scenario("stale-index-action/proposals/correct", ProposalsScreen.self) {
    Interaction.tap(.showing("Proposal 4"), .showing("Vote"))
    Interaction.swipe(.showing("Proposal 6"), .trailing)
    Interaction.mutate("somebody votes for no. 6")
    Interaction.tapAction("Withdraw")
    Interaction.tap(.showing("Proposal 4"), .showing("Vote"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Proposal 25"), .showing("Vote"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
