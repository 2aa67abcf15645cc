import CellHarness
import UIKit

public struct KitchenTimersScreen: CellScreen {
  private let controller = KitchenTimersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let kitchenTimersScenarios: [Scenario] = [
  Scenario("nondeterminism/kitchen-timers/correct", KitchenTimersScreen.self) {
    Interaction.tap(.showing("Timer 2"))
    Interaction.wait(2)
    Interaction.tap(.showing("Timer 4"))
    Interaction.scrollBy(500)
    Interaction.wait(5)
    Interaction.scrollToTop
  }
]
