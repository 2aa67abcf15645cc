import CellHarness
import UIKit

/// Only the item is reconfigured, not the header that counts: who taps "Berth 2" (free) sees it taken, but the header
/// still says that as many are free as before, until it scrolls away and back
/// (https://github.com/RxSwiftCommunity/RxDataSources/issues/328).
public struct BerthsScreen: CellScreen {
  private let controller = BerthsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a boat comes in") { controller.boatComesIn() }
    ]
  }
}

let berthsScenarios: [Scenario] = [
  Scenario("stale-content/berths/buggy", BerthsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Berth 2"))
  }
]
