import CellHarness
import SwiftUI

/// Looks like a row that is put back at its old number. But whatever was put aside comes back as the fourth.
public struct PutBackScreen: CellScreen {
  private let controller = UIHostingController(rootView: PutBackView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let putBackScenarios: [Scenario] = [
  Scenario("stale-index-action/put-back/correct", PutBackScreen.self) {
    Interaction.tap("Who wrote Emma?", "Aside")
    Interaction.tap(.showing("Known"))
    Interaction.tap(.showing("Bring back"))
  }
]
