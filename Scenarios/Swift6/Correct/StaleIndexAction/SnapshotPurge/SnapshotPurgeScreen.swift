import CellHarness
import SwiftUI

public struct SnapshotPurgeScreen: CellScreen {
  private let controller = UIHostingController(rootView: SnapshotPurgeView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/malcommac/ScrollStackController/issues/30
let snapshotPurgeScenarios: [Scenario] = [
  Scenario("stale-index-action/snapshot-purge/correct", SnapshotPurgeScreen.self) {
    Interaction.tap("Choose")
    Interaction.tap("Beach")
    Interaction.tap("Dunes")
    Interaction.tap("Delete")
  }
  .retelling("https://github.com/malcommac/ScrollStackController/issues/30")
]
