import CellHarness
import UIKit

public struct SellersScreen: CellScreen {
  private let controller = SellersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the sales are counted") { controller.countSales() }
    ]
  }
}

let sellersScenarios: [Scenario] = [
  Scenario("stale-index-state/sellers/correct", SellersScreen.self) {
    Interaction.tap(.showing("Novel No. 1"), .showing("More"))
    Interaction.mutate("the sales are counted")
  }
]
