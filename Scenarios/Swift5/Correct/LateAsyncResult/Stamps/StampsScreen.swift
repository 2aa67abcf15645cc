import CellHarness
import UIKit

/// The answer of the catalogue is dropped when the cell shows another stamp by now.
public struct StampsScreen: CellScreen {
  private let controller = StampsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [] }
}

let stampsScenarios: [Scenario] = [
  Scenario("late-async-result/stamps/correct", StampsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.wait(3)
  }
]
