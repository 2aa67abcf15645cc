import CellHarness
import UIKit

public struct VisitsScreen: CellScreen {
  private let controller = VisitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let visitsScenarios: [Scenario] = [
  Scenario("modified-during-update/visits/buggy", VisitsScreen.self, expecting: ["modified-during-update"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
