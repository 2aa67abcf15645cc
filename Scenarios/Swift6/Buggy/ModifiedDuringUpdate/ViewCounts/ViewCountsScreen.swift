import CellHarness
import UIKit

public struct ViewCountsScreen: CellScreen {
  private let controller = ViewCountsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let viewCountsScenarios: [Scenario] = [
  Scenario("modified-during-update/view-counts/buggy", ViewCountsScreen.self, expecting: ["modified-during-update"]) {
    Interaction.scrollBy(300)
  }
]
