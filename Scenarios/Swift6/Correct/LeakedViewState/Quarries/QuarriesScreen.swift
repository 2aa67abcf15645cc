import CellHarness
import UIKit

public struct QuarriesScreen: CellScreen {
  private let controller = QuarriesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let quarriesScenarios: [Scenario] = [
  Scenario("leaked-view-state/quarries/correct", QuarriesScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
