import CellHarness
import UIKit

public struct AuctionFloorScreen: CellScreen {
  private let floor = AuctionFloor()
  private let navigation: UINavigationController

  public init() {
    navigation = UINavigationController(rootViewController: AuctionFloorViewController(floor: floor))
  }

  public var rootViewController: UIViewController { navigation }

  public var mutations: [CellMutation] {
    [
      CellMutation("somebody bids on the radio") { [floor] in floor.rivalBids(on: 1) },
      CellMutation("somebody bids on the sextant") { [floor] in floor.rivalBids(on: 0) },
    ]
  }

  public static var ignoredWork: [String] { ["AuctionFloorViewController.viewDidAppear"] }
}

// A correct screen: clocks, answers in any order, rows that change places because of an offer.
let auctionFloorScenarios: [Scenario] = [
  Scenario("stale-index-action/auction-floor/correct", AuctionFloorScreen.self) {
    Interaction.hurry(0.2)
    Interaction.tap(.showing("Brass sextant"), .showing("Bid 50"))
    Interaction.hurry(0.4)
    Interaction.tap(.showing("Walnut radio"), .showing("Bid 65"))
    Interaction.mutate("somebody bids on the radio")
    Interaction.swipe(.showing("Barometer"), .leading)
    Interaction.tapAction("Watch")
    Interaction.wait(12)
    Interaction.mutate("somebody bids on the sextant")
    Interaction.tap(.showing("My watch list"))
    Interaction.tap(.showing("All lots"))
    Interaction.scrollToEnd
    Interaction.wait(15)
    Interaction.scrollToTop
  }
]
