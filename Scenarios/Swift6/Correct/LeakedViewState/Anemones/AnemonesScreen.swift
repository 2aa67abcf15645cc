import CellHarness
import UIKit

public struct AnemonesScreen: CellScreen {
  private let controller = AnemonesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the tide comes") { controller.tideComes() }] }
}

let anemonesScenarios: [Scenario] = [
  Scenario("leaked-view-state/anemones/correct", AnemonesScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("the tide comes")
    Interaction.scrollToTop
  }
]
