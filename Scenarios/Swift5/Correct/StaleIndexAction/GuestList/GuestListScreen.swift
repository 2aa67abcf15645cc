import CellHarness
import UIKit

public struct GuestsScreen: CellScreen {
  private let controller = GuestsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("the first guest cancels") { controller.cancelFirst() }] }
}

let guestListScenarios: [Scenario] = [
  Scenario("stale-index-action/guest-list/correct", GuestsScreen.self) {
    Interaction.swipe(.showing("Guest 4"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.mutate("the first guest cancels")
    Interaction.tapAlert("Remove")
    Interaction.swipe(.showing("Guest 6"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.tapAlert("Cancel")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
