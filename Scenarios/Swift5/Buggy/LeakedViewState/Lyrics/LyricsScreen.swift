import CellHarness
import UIKit

public struct LyricsScreen: CellScreen {
  private let controller = LyricsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let lyricsScenarios: [Scenario] = [
  Scenario("leaked-view-state/lyrics/buggy", LyricsScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.wait(1)
    Interaction.scrollBy(400)
    Interaction.wait(1)
    Interaction.scrollToEnd
  }
]
