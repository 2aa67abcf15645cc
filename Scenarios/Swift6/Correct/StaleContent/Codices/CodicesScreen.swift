import CellHarness
import SwiftUI

public struct CodicesScreen: CellScreen {
  private let controller = UIHostingController(rootView: CodicesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let codicesScenarios: [Scenario] = [
  Scenario("stale-content/codices/correct", CodicesScreen.self) {
    Interaction.tap("Gospel")
    Interaction.tap("Next")
  }
]
