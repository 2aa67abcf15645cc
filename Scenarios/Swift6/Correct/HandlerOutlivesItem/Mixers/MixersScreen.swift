import CellHarness
import UIKit

public struct MixersScreen: CellScreen {
  private let controller = MixersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let mixersScenarios: [Scenario] = [
  Scenario("handler-outlives-item/mixers/correct", MixersScreen.self) {
    Interaction.scrollToEnd
    Interaction.pick("90 %", .showing("Channel 30: 50 %"))
    Interaction.scrollToTop
  }
]
