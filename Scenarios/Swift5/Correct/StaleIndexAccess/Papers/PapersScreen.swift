import CellHarness
import UIKit

public struct PapersScreen: CellScreen {
  private let controller = PapersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let papersScenarios: [Scenario] = [
  Scenario("stale-index-access/papers/correct", PapersScreen.self) {
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
