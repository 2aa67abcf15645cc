import CellHarness
import UIKit

public struct RucksacksScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = RucksacksViewController(room: RucksackRoom()) }
}

let rucksacksScenarios: [Scenario] = [
  Scenario("stale-content/rucksacks/correct", RucksacksScreen.self) {
    Interaction.tap(.showing("Child 2"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
