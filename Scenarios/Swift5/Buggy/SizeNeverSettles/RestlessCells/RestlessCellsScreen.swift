import CellHarness
import UIKit

public struct RestlessCellsScreen: CellScreen {
  private let controller = RestlessCellsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let restlessCellsScenarios: [Scenario] = [
  Scenario("size-never-settles/restless-cells/buggy", RestlessCellsScreen.self, expecting: ["size-never-settles"]) {
    Interaction.scrollToEnd
  }
]
