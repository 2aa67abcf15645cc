import CellHarness
import UIKit

public struct PigmentsScreen: CellScreen {
  private let controller = PigmentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let pigmentsScenarios: [Scenario] = [
  Scenario(
    "late-async-result/pigments/buggy", PigmentsScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
