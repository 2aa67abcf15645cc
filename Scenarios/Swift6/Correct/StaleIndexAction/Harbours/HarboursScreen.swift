import CellHarness
import UIKit

public struct HarboursScreen: CellScreen {
  private let controller = HarboursViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a harbour is built") { controller.build() }] }
}

let harboursScenarios: [Scenario] = [
  Scenario("stale-index-action/harbours/correct", HarboursScreen.self) {
    Interaction.swipe(.showing("Harbour 3"), .trailing)
    Interaction.mutate("a harbour is built")
    Interaction.tapAction("Close")
    Interaction.swipe(.showing("Harbour 4"), .leading)
    Interaction.mutate("a harbour is built")
    Interaction.tapAction("Full")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
