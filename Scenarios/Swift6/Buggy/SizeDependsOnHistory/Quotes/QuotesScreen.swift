import CellHarness
import UIKit

public struct QuotesScreen: CellScreen {
  private let controller = QuotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let quotesScenarios: [Scenario] = [
  Scenario("size-depends-on-history/quotes/buggy", QuotesScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
