import CellHarness
import UIKit

public struct CouponsScreen: CellScreen {
  private let controller = CouponsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("the first expires") { controller.expireFirst() }, CellMutation("twenty come") { controller.addTwenty() }]
  }
}

let couponsScenarios: [Scenario] = [
  Scenario("stale-index-action/coupons/buggy", CouponsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("the first expires")
    Interaction.tapAction("Redeem")
  },
  Scenario("stale-index-action/coupons/buggy/out-of-view", CouponsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("twenty come")
    Interaction.tapAction("Redeem")
  },
]
