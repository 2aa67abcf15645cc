import CellHarness
import SwiftUI

public struct TracklistsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: TracklistsView()) }

  public var rootViewController: UIViewController { controller }
}

let tracklistsScenarios: [Scenario] = [
  Scenario("stale-index-action/tracklists/correct", TracklistsScreen.self) {
    Interaction.tap(.showing("Edit"))
    Interaction.reorder("Morning tide", .after, "Copper sky")
  }
  .retelling("https://github.com/realm/realm-swift/issues/7956")
]
