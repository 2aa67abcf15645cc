import CellHarness
import UIKit

public struct ChecklistScreen: CellScreen {
  private let controller = ChecklistViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("an entry is shared") { controller.viewModel.add("Shared entry") }] }
}

let checklistScenarios: [Scenario] = [
  Scenario("stale-index-action/checklist/buggy", ChecklistScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Entry 4"), .leading)
    Interaction.mutate("an entry is shared")
    Interaction.tapAction("Toggle")
    Interaction.scrollBy(500)
    Interaction.scrollToTop
  }
]
