import CellHarness
import SwiftUI
import UIKit

public struct JukeboxScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UINavigationController(rootViewController: LatelyViewController(jukebox: Jukebox())) }

  public var rootViewController: UIViewController { controller }
}

let jukeboxScenarios: [Scenario] = [
  Scenario("stale-content/jukebox/correct", JukeboxScreen.self) {
    Interaction.tap("Songs")
    Interaction.tap("Blue canoe")
    Interaction.tap("Done")
    Interaction.wait(1)
  }
]
