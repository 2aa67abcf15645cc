import CellHarness
import SwiftUI

public struct BandSetListScreen: CellScreen {
  private let controller = UIHostingController(rootView: BandSetListView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/realm/realm-swift/issues/7956
let bandSetListScenarios: [Scenario] = [
  Scenario("stale-index-action/band-set-list/buggy", BandSetListScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Edit")
    Interaction.reorder("Bonfire", .after, "Echoes")
  }
  .retelling("https://github.com/realm/realm-swift/issues/7956")
]
