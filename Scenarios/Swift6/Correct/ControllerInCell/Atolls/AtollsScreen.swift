import CellHarness
import UIKit

public struct AtollsScreen: CellScreen {
  private let controller = AtollsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let atollsScenarios: [Scenario] = [
  Scenario("controller-in-cell/atolls/correct", AtollsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
