import CellHarness
import UIKit

public struct RestlessCellsScreen: CellScreen {
  private let controller = RestlessCellsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let restlessCellsScenarios: [Scenario] = [
  Scenario("size-never-settles/restless-cells/correct", RestlessCellsScreen.self) {
    Interaction.scrollToEnd
  }
]
