import CellHarness
import SwiftUI
import UIKit

public struct SongsScreen: CellScreen {
  private let controller = SongsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let songsScenarios: [Scenario] = [
  Scenario("stale-content/songs/buggy", SongsScreen.self, expecting: ["stale-content"]) {
    Interaction.reorder(.showing("Song 2"), .after, .showing("Song 5"))
  }
]
