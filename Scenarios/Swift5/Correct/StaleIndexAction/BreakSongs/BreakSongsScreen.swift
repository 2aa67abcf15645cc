import CellHarness
import UIKit

/// Looks like a drag that also moves another song. But the break between them stays at its place, so that the song behind it comes in front;
/// where only the break is between two songs, they are exchanged.
public struct BreakSongsScreen: CellScreen {
  private let controller = BreakSongsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let breakSongsScenarios: [Scenario] = [
  Scenario("stale-index-action/break-songs/correct", BreakSongsScreen.self) {
    Interaction.reorder("Coal Train", .after, "Early Frost")
  },
  Scenario("stale-index-action/break-songs/correct/exchanged", BreakSongsScreen.self) {
    Interaction.reorder("Drifting", .after, "Early Frost")
  },
]
