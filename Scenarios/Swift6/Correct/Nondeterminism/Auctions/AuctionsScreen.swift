import CellHarness
import UIKit

public struct AuctionsScreen: CellScreen {
  private let controller = AuctionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let auctionsScenarios: [Scenario] = [
  Scenario("nondeterminism/auctions/correct", AuctionsScreen.self) {
    Interaction.tap(.showing("Lot 3"), .showing("Bid"))
    Interaction.wait(25)
    Interaction.scrollBy(600)
    Interaction.tap(.showing("Lot 18"), .showing("Bid"))
    Interaction.scrollToTop
  },
  // A row that comes into a cell in use has a schedule of its own from then on.
  Scenario("nondeterminism/auctions/correct/reused", AuctionsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.longPress(.showing("Lot 3"))
    Interaction.scrollToEnd
    Interaction.wait(2)
  },
]
