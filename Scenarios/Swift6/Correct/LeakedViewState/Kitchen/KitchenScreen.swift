import CellHarness
import UIKit

public struct KitchenScreen: CellScreen {
  private let controller = KitchenViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let kitchenScenarios: [Scenario] = [
  Scenario("leaked-view-state/kitchen/correct", KitchenScreen.self) {
    Interaction.tap(.showing("Order K101"), .showing("Start"))
    Interaction.wait(5)
    Interaction.scrollBy(900)
    Interaction.wait(30)
    Interaction.tap(.showing("Order K120"), .showing("Start"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.wait(3)
  }
]
