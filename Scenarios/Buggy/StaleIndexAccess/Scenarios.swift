import CellHarness
import UIKit

public struct ParcelsScreen: CellScreen {
  private let controller = ParcelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first is collected") { controller.collectFirst() }] }
}

public struct KnownParcelsScreen: CellScreen {
  private let controller = KnownParcelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the first is collected") { controller.collectFirst() }] }
}

public struct PlacedBirdsScreen: CellScreen {
  private let controller = PlacedBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { birdMutations(controller) }
}

public struct ReloadedBirdsScreen: CellScreen {
  private let controller = ReloadedBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { birdMutations(controller) }
}

public struct KnownBirdsScreen: CellScreen {
  private let controller = KnownBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { birdMutations(controller) }
}

public struct RefreshedBirdsScreen: CellScreen {
  private let controller = RefreshedBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { birdMutations(controller) }
}

@MainActor private func birdMutations(_ controller: BirdsTableViewController) -> [Mutation] {
  [
    Mutation("a bird is seen") { controller.see() },
    Mutation("a bird is seen, and all is reloaded") { controller.seeAndReload() },
    Mutation("the last bird is forgotten") { controller.forgetLast() },
  ]
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
  Scenario("parcels/stale", ParcelsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.tap(.showing("Parcel 4"), nil)
    Interaction.mutate("the first is collected")
    Interaction.wait(2)
  },
  Scenario("parcels/fixed", KnownParcelsScreen.self) {
    Interaction.tap(.showing("Parcel 4"), nil)
    Interaction.mutate("the first is collected")
    Interaction.wait(2)
  },
  Scenario("birds/stale", PlacedBirdsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.mutate("a bird is seen")
  },
  Scenario("birds/stale-after-reload", PlacedBirdsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.mutate("a bird is seen, and all is reloaded")
  },
  Scenario("birds/reload-stale", ReloadedBirdsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.mutate("the last bird is forgotten")
  },
  Scenario("birds/fixed", KnownBirdsScreen.self) {
    Interaction.mutate("a bird is seen")
    Interaction.mutate("a bird is seen, and all is reloaded")
  },
  Scenario("birds/refreshed", RefreshedBirdsScreen.self) {
    Interaction.mutate("a bird is seen")
    Interaction.mutate("the last bird is forgotten")
  },
]
