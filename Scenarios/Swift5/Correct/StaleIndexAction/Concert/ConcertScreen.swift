import CellHarness
import SwiftUI

public struct ConcertScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: ConcertView()) }

  public var rootViewController: UIViewController { controller }
}

let concertScenarios: [Scenario] = [
  Scenario("stale-index-action/concert/correct", ConcertScreen.self) {
    Interaction.tap(.showing("Hide played"))
    Interaction.tap(.showing("Edit"))
    Interaction.reorder("Low tide", .after, "Winter coat")
    Interaction.tap(.showing("Show played"))
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/pull/999")
]
