import CellHarness
import UIKit

/// "Download all" lets the visible cells observe their scores; cells that come later do not, and keep the state that
/// they had when they came on screen.
public struct SheetMusicScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: SheetMusicViewController(shelf: ScoreShelf()))
  }
}

let sheetMusicScenarios: [Scenario] = [
  Scenario("stale-content/sheet-music/buggy", SheetMusicScreen.self, expecting: ["stale-content"]) {
    Interaction.hurry()
    Interaction.tap("Download all")
    Interaction.hurry()
    Interaction.scrollToEnd
    Interaction.wait(12)
  }
  .retelling("https://github.com/drewmccormack/ensembles/issues/32")
]
