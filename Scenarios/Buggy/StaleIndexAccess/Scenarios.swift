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
  public var mutations: [Mutation] { [Mutation("the first expires") { controller.expireFirst() }] }
}

/// None has been run yet; what is found moves up from `pending`.
public let scenarios: [Scenario] = []

let pending: [Scenario] = [
  Scenario("parcels/stale", ParcelsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.tap(.showing("Parcel 4"), nil)
    Interaction.mutate("the first is collected")
    Interaction.wait(2)
    Interaction.scrollToEnd
  },
  Scenario("coupons/stale", CouponsScreen.self, expecting: ["stale-index-access", "stale-index-action"]) {
    Interaction.swipe(.showing("Coupon 3"), .trailing)
    Interaction.mutate("the first expires")
    Interaction.tapAction("Redeem")
  },
]
