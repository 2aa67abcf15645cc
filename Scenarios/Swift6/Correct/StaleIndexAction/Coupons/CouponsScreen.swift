import CellHarness
import UIKit

public struct KnownCouponsScreen: CellScreen {
  private let controller = KnownCouponsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("the first expires") { controller.expireFirst() }, CellMutation("twenty come") { controller.addTwenty() }]
  }
}

let couponsScenarios: [Scenario] = [
  Scenario("stale-index-action/coupons/correct/out-of-view", KnownCouponsScreen.self) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("twenty come")
    Interaction.tapAction("Redeem")
  },
  Scenario("stale-index-action/coupons/correct", KnownCouponsScreen.self) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("the first expires")
    Interaction.tapAction("Redeem")
  },
]
