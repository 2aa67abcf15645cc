import CellHarness
import UIKit

public struct HotelsScreen: CellScreen {
  private let controller = HotelsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("prices drop") { controller.priceDrop() }] }
}

let hotelsScenarios: [Scenario] = [
  Scenario("stale-index-action/hotels/correct", HotelsScreen.self) {
    Interaction.tap(.showing("Hotel 2"), nil)
    Interaction.tap(.showing("Hotel 2"), nil)
    Interaction.mutate("prices drop")
    Interaction.tap(.showing("Hotel 5"), nil)
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Hotel 39"), nil)
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
