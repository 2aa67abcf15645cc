import CellHarness
import UIKit

public struct CaravansScreen: CellScreen {
  private let controller = CaravansViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("begins anew") { controller.refresh() }] }
}

let caravansScenarios: [Scenario] = [
  Scenario("late-async-result/caravans/correct", CaravansScreen.self) {
    Interaction.scrollToEnd
    Interaction.pullToRefresh
    Interaction.scrollToEnd
  }
]
