import CellHarness
import UIKit

public struct EpisodeDownloadsScreen: CellScreen {
  private let controller = EpisodeDownloadsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/AnadoluUniversity/reusableDynamicTable
let episodeDownloadsScenarios: [Scenario] = [
  Scenario("leaked-appearance/episode-downloads/correct", EpisodeDownloadsScreen.self) {
    Interaction.select(.showing("Episode 4"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/AnadoluUniversity/reusableDynamicTable")
]
