import CellHarness
import UIKit

public struct RecipesScreen: CellScreen {
  private let controller = RecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct MeasuredRecipesScreen: CellScreen {
  private let controller = MeasuredRecipesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct QuotesScreen: CellScreen {
  private let controller = QuotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct RoomyQuotesScreen: CellScreen {
  private let controller = RoomyQuotesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("recipes/history", RecipesScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("recipes/fixed", MeasuredRecipesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("quotes/history", QuotesScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("quotes/fixed", RoomyQuotesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]
