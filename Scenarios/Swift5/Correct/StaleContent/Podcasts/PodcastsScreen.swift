import CellHarness
import SwiftUI

public struct PodcastsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: PodcastsView()) }

  public var rootViewController: UIViewController { controller }
}

let podcastsScenarios: [Scenario] = [
  Scenario("stale-content/podcasts/correct", PodcastsScreen.self) {
    Interaction.tap("The lighthouse keeper", "Play The lighthouse keeper")
    Interaction.tap("Salt and iron", "Play Salt and iron")
  }
  .retelling("https://github.com/instructure/canvas-ios/pull/3892")
]
