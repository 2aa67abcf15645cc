import CellHarness
import UIKit

public struct ShiftsScreen: CellScreen {
  private let controller = ShiftsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Not found yet: the answer that takes back the second tap comes before that tap's step ends, so that no look shows it
/// done.
let shiftsScenarios: [Scenario] = [
  Scenario("late-async-result/shifts/buggy", ShiftsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry()
    Interaction.tap("Shift 5")
    Interaction.tap("Shift 3")
  }
]
