import CellHarness
import SwiftUI

/// The card "Now playing" makes its `@StateObject` from the first episode it gets, and another episode does not reach
/// it: it goes on showing the first, and "Next chapter" goes on in that.
public struct PodcastsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: PodcastsView()) }

  public var rootViewController: UIViewController { controller }
}

let podcastsScenarios: [Scenario] = [
  Scenario("stale-content/podcasts/buggy", PodcastsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("The lighthouse keeper", "Play The lighthouse keeper")
    Interaction.tap("Salt and iron", "Play Salt and iron")
  }
  .retelling("https://github.com/instructure/canvas-ios/pull/3892")
]
