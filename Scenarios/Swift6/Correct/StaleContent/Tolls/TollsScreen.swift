import CellHarness
import UIKit

public struct TollsScreen: CellScreen {
  private let controller = TollsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a toll is paid") { controller.pay() }] }
}

let tollsScenarios: [Scenario] = [
  Scenario("stale-content/tolls/correct", TollsScreen.self) {
    Interaction.mutate("a toll is paid")
    Interaction.scrollToEnd
    Interaction.mutate("a toll is paid")
    Interaction.scrollToTop
  }
]
