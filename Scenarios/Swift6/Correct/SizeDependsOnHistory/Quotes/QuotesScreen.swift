import CellHarness
import UIKit

public struct RoomyQuotesScreen: CellScreen {
  private let controller = RoomyQuotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let quotesScenarios: [Scenario] = [
  Scenario("size-depends-on-history/quotes/correct", RoomyQuotesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
