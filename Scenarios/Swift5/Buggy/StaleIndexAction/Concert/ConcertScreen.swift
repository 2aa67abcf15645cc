import CellHarness
import SwiftUI

/// Offsets of the filtered list are applied to the whole one: while played songs are hidden, another song moves than
/// the one that was dragged.
public struct ConcertScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: ConcertView()) }

  public var rootViewController: UIViewController { controller }
}

let concertScenarios: [Scenario] = [
  Scenario("stale-index-action/concert/buggy", ConcertScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Hide played"))
    Interaction.tap(.showing("Edit"))
    Interaction.reorder("Low tide", .after, "Winter coat")
    Interaction.tap(.showing("Show played"))
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/pull/999")
]
