import CellHarness
import UIKit

public struct SheetMusicScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: SheetMusicViewController(shelf: ScoreShelf()))
  }
}

let sheetMusicScenarios: [Scenario] = [
  Scenario("stale-content/sheet-music/correct", SheetMusicScreen.self) {
    Interaction.hurry()
    Interaction.tap("Download all")
    Interaction.hurry()
    Interaction.scrollToEnd
    Interaction.wait(12)
  }
  .retelling("https://github.com/drewmccormack/ensembles/issues/32")
]
