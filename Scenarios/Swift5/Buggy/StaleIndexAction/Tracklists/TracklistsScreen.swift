import CellHarness
import SwiftUI

/// The destination of `onMove` is used after the removal without being corrected: a track that is dragged down lands
/// one row too far.
public struct TracklistsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: TracklistsView()) }

  public var rootViewController: UIViewController { controller }
}

let tracklistsScenarios: [Scenario] = [
  Scenario("stale-index-action/tracklists/buggy", TracklistsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Edit"))
    Interaction.reorder("Morning tide", .after, "Copper sky")
  }
  .retelling("https://github.com/realm/realm-swift/issues/7956")
]
