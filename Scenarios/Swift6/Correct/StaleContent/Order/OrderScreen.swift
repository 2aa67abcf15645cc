import CellHarness
import UIKit

public struct OrderScreen: CellScreen {
  private let controller = OrderViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("part 2 is discontinued") { controller.discontinue(2) }] }
}

let orderScenarios: [Scenario] = [
  Scenario("stale-content/order/correct", OrderScreen.self) {
    Interaction.tap(.showing("Part 1"), .showing("More"))
    Interaction.tap(.showing("Part 3"), .showing("Less"))
    Interaction.mutate("part 2 is discontinued")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Part 4"), .showing("More"))
  }
]
