import CellHarness
import UIKit

public struct EpisodesScreen: CellScreen {
  private let controller = EpisodesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("an episode is published") { controller.publish() }] }
}

let episodesScenarios: [Scenario] = [
  Scenario("leaked-view-state/episodes/correct", EpisodesScreen.self) {
    Interaction.tap(.showing("Episode 2"), .showing("Show notes"))
    Interaction.tap(.showing("Episode 5"), .showing("Show notes"))
    Interaction.mutate("an episode is published")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Episode 44"), .showing("Show notes"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Episode 2"), .showing("Hide notes"))
    Interaction.scrollBy(1200)
  }
]
