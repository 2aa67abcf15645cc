import CellHarness
import UIKit

public struct DraftsScreen: CellScreen {
  private let controller = DraftsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("delete the picked drafts") { controller.deletePicked() }] }
}

let draftsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/drafts/correct", DraftsScreen.self) {
    Interaction.setEditing(true)
    Interaction.tap(.showing("Draft 2"), nil)
    Interaction.tap(.showing("Draft 5"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Draft 20"), nil)
    Interaction.scrollToTop
    Interaction.tap(.showing("Draft 5"), nil)
    Interaction.mutate("delete the picked drafts")
    Interaction.setEditing(false)
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  }
]
