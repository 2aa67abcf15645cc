import CellHarness
import UIKit

/// The answer of the catalogue is written into the cell whatever stamp the cell shows by now; who scrolls before the
/// values are there sees the value of a stamp under the country of another.
public struct StampsScreen: CellScreen {
  private let controller = StampsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [] }
}

let stampsScenarios: [Scenario] = [
  Scenario(
    "late-async-result/stamps/buggy", StampsScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.wait(3)
  }
]
