import CellHarness
import UIKit

public struct SongsScreen: CellScreen {
  private let controller = SongsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let songsScenarios: [Scenario] = [
  Scenario("retained-after-teardown/songs/buggy", SongsScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.tap(.showing("Song 3"), .showing("Play"))
    Interaction.scrollBy(900)
  }
]
