import CellHarness
import UIKit

public struct ClocksScreen: CellScreen {
  private let controller = ClocksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let clocksScenarios: [Scenario] = [
  Scenario("retained-after-teardown/clocks/buggy", ClocksScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.wait(2)
    Interaction.scrollBy(300)
  }
]
