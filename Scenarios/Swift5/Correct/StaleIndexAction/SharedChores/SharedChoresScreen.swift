import CellHarness
import UIKit

public struct SharedChoresScreen: CellScreen {
  private let controller = SharedChoresViewController(viewModel: ChoresViewModel())
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a chore is shared") { controller.viewModel.add("Shared chore") }] }
}

let sharedChoresScenarios: [Scenario] = [
  Scenario("stale-index-action/shared-chores/correct", SharedChoresScreen.self) {
    Interaction.tap(.showing("Chore 2"))
    Interaction.swipe(.showing("Chore 4"), .trailing)
    Interaction.mutate("a chore is shared")
    Interaction.swipe(.showing("Chore 5"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Chore 38"))
    Interaction.scrollToTop
  }
]
