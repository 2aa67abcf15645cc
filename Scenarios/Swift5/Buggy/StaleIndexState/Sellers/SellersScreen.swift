import CellHarness
import UIKit

/// Whether the blurb is shown is @State of a hosted row whose item is the place in the chart: who opens the blurb of
/// "Novel No. 1" and then has the sales counted sees the blurb of the book that took its place, and that of "Novel No.
/// 1" is closed (as in planetary-social/nos#961).
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
  Scenario("stale-index-state/sellers/buggy", SellersScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Novel No. 1"), .showing("More"))
    Interaction.mutate("the sales are counted")
  }
]
