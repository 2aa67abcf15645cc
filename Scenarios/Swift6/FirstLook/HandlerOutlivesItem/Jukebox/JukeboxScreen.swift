import CellHarness
import UIKit

public struct JukeboxScreen: CellScreen {
  private let controller = JukeboxViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let jukeboxScenarios: [Scenario] = [
  Scenario("handler-outlives-item/jukebox/buggy", JukeboxScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollBy(1_200)
    Interaction.tap(.showing("Song 30"), .showing("Play"))
  }
]
