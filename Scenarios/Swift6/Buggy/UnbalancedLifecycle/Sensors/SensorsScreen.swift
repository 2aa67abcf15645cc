import CellHarness
import UIKit

public struct SensorsScreen: CellScreen {
  private let controller = SensorsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let sensorsScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/sensors/buggy", SensorsScreen.self, expecting: ["unbalanced-lifecycle"]) {
    Interaction.scrollBy(900)
    Interaction.wait(1)
    Interaction.scrollToTop
    Interaction.wait(1)
  }
]
