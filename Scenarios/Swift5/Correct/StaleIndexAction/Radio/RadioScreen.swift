import CellHarness
import UIKit

public struct RadioScreen: CellScreen {
  private let controller = RadioViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("sort by genre") { controller.sortByGenre() }] }
}

let radioScenarios: [Scenario] = [
  Scenario("stale-index-action/radio/correct", RadioScreen.self) {
    Interaction.tap(.showing("Radio 1"), .showing("Play"))
    Interaction.tap(.showing("Radio 2"), .showing("Play"))
    Interaction.swipe(.showing("Radio 3"), .leading)
    Interaction.mutate("sort by genre")
    Interaction.tapAction("Listen")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
