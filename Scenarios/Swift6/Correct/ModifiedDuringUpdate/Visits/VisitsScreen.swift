import CellHarness
import UIKit

public struct CountedVisitsScreen: CellScreen {
  private let controller = CountedVisitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let visitsScenarios: [Scenario] = [
  Scenario("modified-during-update/visits/correct", CountedVisitsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
