import CellHarness
import SwiftUI

/// Looks like a deletion that removes the last row in place of its own. But the rows are berths: the ship is gone, and those behind it have moved
/// up.
public struct MooringQueueScreen: CellScreen {
  private let controller = UIHostingController(rootView: MooringQueueView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let mooringQueueScenarios: [Scenario] = [
  Scenario("stale-index-action/mooring-queue/correct", MooringQueueScreen.self) {
    Interaction.swipe("Calypso", .trailing)
    Interaction.tapAction("Delete")
  }
]
