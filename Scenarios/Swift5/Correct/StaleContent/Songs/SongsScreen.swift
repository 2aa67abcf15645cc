import CellHarness
import SwiftUI
import UIKit

public struct OrderedSongsScreen: CellScreen {
  private let controller = OrderedSongsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let songsScenarios: [Scenario] = [
  Scenario("stale-content/songs/correct", OrderedSongsScreen.self) {
    Interaction.reorder(.showing("Song 2"), .after, .showing("Song 5"))
  }
]
