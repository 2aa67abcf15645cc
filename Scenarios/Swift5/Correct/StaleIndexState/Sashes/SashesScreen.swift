import CellHarness
import UIKit

public struct SashesScreen: CellScreen {
  private let controller = SashesViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a sash is added") { controller.addSash() }
    ]
  }
}

let sashesScenarios: [Scenario] = [
  Scenario("stale-index-state/sashes/correct", SashesScreen.self) {
    Interaction.swipe("Sash 1", .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("a sash is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
