import CellHarness
import UIKit

public struct ErrandsScreen: CellScreen {
  private let controller = ErrandsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("an errand comes to mind") { controller.remember() }] }
}

let errandListScenarios: [Scenario] = [
  Scenario("stale-index-action/errand-list/correct", ErrandsScreen.self) {
    Interaction.swipe(.showing("Errand 3"), .trailing)
    Interaction.mutate("an errand comes to mind")
    Interaction.swipe(.showing("Errand 5"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.setEditing(true)
    Interaction.reorder(.showing("Errand 4"), .before, .showing("Errand 1"))
    Interaction.scrollBy(600)
    Interaction.setEditing(false)
    Interaction.scrollToTop
  }
]
