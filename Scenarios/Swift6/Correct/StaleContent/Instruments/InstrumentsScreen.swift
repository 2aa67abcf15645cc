import CellHarness
import SwiftUI

public struct InstrumentsScreen: CellScreen {
  public let rootViewController: UIViewController = UIHostingController(rootView: InstrumentsView())
  public init() {}
}

let instrumentsScenarios: [Scenario] = [
  Scenario("stale-content/instruments/correct", InstrumentsScreen.self) {
    Interaction.tap(.showing("Choose oboe"))
  }
]
