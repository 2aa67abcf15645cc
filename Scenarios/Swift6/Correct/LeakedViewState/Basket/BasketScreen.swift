import CellHarness
import UIKit

public struct BasketScreen: CellScreen {
  private let controller = BasketViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("the first line sells out") { controller.remove(0) }] }
}

let basketScenarios: [Scenario] = [
  Scenario("leaked-view-state/basket/correct", BasketScreen.self) {
    Interaction.tap(.showing("Bread no. 2"), .showing("Gift wrap"))
    Interaction.scrollBy(700)
    Interaction.scrollToTop
    Interaction.swipe(.showing("Cheese no. 3"), .trailing)
    Interaction.mutate("the first line sells out")
    Interaction.tapAction("Remove")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Jam no. 30"), .showing("Gift wrap"))
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
