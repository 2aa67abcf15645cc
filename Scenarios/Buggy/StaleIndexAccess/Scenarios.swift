import CellHarness
import UIKit

public struct ParcelsScreen: CellScreen {
  private let controller = ParcelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first is collected") { controller.collectFirst() }] }
}

public struct CouponsScreen: CellScreen {
  private let controller = CouponsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("the first expires") { controller.expireFirst() }, Mutation("twenty come") { controller.addTwenty() }]
  }
}

public struct KnownCouponsScreen: CellScreen {
  private let controller = KnownCouponsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] {
    [Mutation("the first expires") { controller.expireFirst() }, Mutation("twenty come") { controller.addTwenty() }]
  }
}

public let scenarios: [Scenario] = [
  Scenario("coupons/stale", CouponsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("the first expires")
    Interaction.tapAction("Redeem")
  },
  Scenario("coupons/stale-out-of-view", CouponsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("twenty come")
    Interaction.tapAction("Redeem")
  },
  Scenario("coupons/fixed-out-of-view", KnownCouponsScreen.self) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("twenty come")
    Interaction.tapAction("Redeem")
  },
  Scenario("coupons/fixed", KnownCouponsScreen.self) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("the first expires")
    Interaction.tapAction("Redeem")
  },
]

/// Waits for steps that end before what they started: a step settles, so the second is over before the data can change.
let pending: [Scenario] = [
  Scenario("parcels/stale", ParcelsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.tap(.showing("Parcel 4"), nil)
    Interaction.mutate("the first is collected")
    Interaction.wait(2)
    Interaction.scrollToEnd
  }
]
