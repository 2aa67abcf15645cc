import CellHarness
import UIKit

public struct EpisodeShelfScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: EpisodeShelfViewController())
  public init() {}
  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/insidegui/WWDC/issues/260
let episodeShelfScenarios: [Scenario] = [
  Scenario("leaked-appearance/episode-shelf/correct", EpisodeShelfScreen.self) {
    Interaction.swipe(.showing("Paper money"), .trailing)
    Interaction.tapAction("Download")
    Interaction.wait(2)
    Interaction.tap(.showing("Downloaded"))
    Interaction.tap(.showing("All"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/insidegui/WWDC/issues/260")
]
