import CellHarness
import SwiftUI

public struct EstimatesScreen: CellScreen {
  private let desk: EstimateDesk
  private let controller: UIViewController

  public init() {
    desk = EstimateDesk()
    controller = UIHostingController(rootView: EstimatesView(desk: desk))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let desk = desk
    return [CellMutation("the supplier raises prices") { desk.raisePrices() }]
  }
}

let estimatesScenarios: [Scenario] = [
  Scenario("stale-content/estimates/correct", EstimatesScreen.self) {
    Interaction.mutate("the supplier raises prices")
    Interaction.tap("Part 4", "Review")
    Interaction.mutate("the supplier raises prices")
    Interaction.tapAlert("Promise 16 €")
    Interaction.scrollToEnd
  }
]
