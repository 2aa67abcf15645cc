import CellHarness
import UIKit

public struct FreedSongsScreen: CellScreen {
  private let controller = FreedSongsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let songsScenarios: [Scenario] = [
  Scenario("retained-after-teardown/songs/correct", FreedSongsScreen.self) {
    Interaction.tap(.showing("Song 3"), .showing("Play"))
    Interaction.scrollBy(900)
  }
]
