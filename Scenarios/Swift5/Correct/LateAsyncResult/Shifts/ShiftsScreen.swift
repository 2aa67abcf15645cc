import CellHarness
import UIKit

public struct ShiftsScreen: CellScreen {
  private let controller = ShiftsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let shiftsScenarios: [Scenario] = [
  Scenario("late-async-result/shifts/correct", ShiftsScreen.self) {
    Interaction.hurry()
    Interaction.tap("Shift 5")
    Interaction.tap("Shift 3")
  }
]
