import CellHarness
import UIKit

public struct RucksacksScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = RucksacksViewController(room: RucksackRoom()) }
}

let rucksacksScenarios: [Scenario] = [
  Scenario("stale-content/rucksacks/buggy", RucksacksScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Child 2"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
