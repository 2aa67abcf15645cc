import CellHarness
import UIKit

public struct LimitsScreen: CellScreen {
  private let controller = LimitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let limitsScenarios: [Scenario] = [
  Scenario("leaked-appearance/limits/correct", LimitsScreen.self) {
    Interaction.wait(1)
    Interaction.toggle(.showing("Limit"))
    Interaction.wait(1)
    Interaction.tap(.showing("Audience 3"))
    Interaction.wait(1)
    Interaction.scrollToEnd
  }
]
