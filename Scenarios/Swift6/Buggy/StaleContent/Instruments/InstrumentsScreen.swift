import CellHarness
import SwiftUI

public struct InstrumentsScreen: CellScreen {
  public let rootViewController: UIViewController = UIHostingController(rootView: InstrumentsView())
  public init() {}
}

let instrumentsScenarios: [Scenario] = [
  Scenario("stale-content/instruments/buggy", InstrumentsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Choose oboe"))
  }
]
