import CellHarness
import UIKit

public struct EndingSensorsScreen: CellScreen {
  private let controller = EndingSensorsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let sensorsScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/sensors/correct", EndingSensorsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.wait(1)
    Interaction.scrollToTop
    Interaction.wait(1)
  }
]
