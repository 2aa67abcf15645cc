import CellHarness
import UIKit

public struct PlaylistScreen: CellScreen {
  private let controller = PlaylistViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("a surprise is queued") { controller.enqueue() }] }
}

let playlistScenarios: [Scenario] = [
  Scenario("stale-index-action/playlist/correct", PlaylistScreen.self) {
    Interaction.reorder(.showing("Track 2"), .after, .showing("Track 4"))
    Interaction.mutate("a surprise is queued")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.reorder(.showing("Surprise"), .before, .showing("Track 1"))
  }
]
