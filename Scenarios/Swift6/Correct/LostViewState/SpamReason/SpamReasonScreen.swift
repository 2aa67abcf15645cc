import CellHarness
import SwiftUI

public struct SpamReasonScreen: CellScreen {
  private let controller = UIHostingController(rootView: SpamReasonView(desk: SpamDesk()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let spamReasonScenarios: [Scenario] = [
  Scenario("lost-view-state/spam-reason/correct", SpamReasonScreen.self) {
    Interaction.type("No thanks", into: "Cheap watches here")
    Interaction.tap("Cheap watches here", "Report")
  }
]
