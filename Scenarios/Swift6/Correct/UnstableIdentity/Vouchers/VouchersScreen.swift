import CellHarness
import UIKit

public struct VouchersScreen: CellScreen {
  private let controller = VouchersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("all expire") { controller.expireAll() },
      CellMutation("two are granted") { controller.grant() },
    ]
  }
}

let vouchersScenarios: [Scenario] = [
  Scenario("unstable-identity/vouchers/correct", VouchersScreen.self) {
    Interaction.tap(.showing("SAVE-2"), .showing("Redeem"))
    Interaction.mutate("two are granted")
    Interaction.mutate("all expire")
    Interaction.mutate("two are granted")
    Interaction.tap(.showing("EXTRA-0"), .showing("Redeem"))
  }
]
