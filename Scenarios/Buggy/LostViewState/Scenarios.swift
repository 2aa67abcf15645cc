import CellHarness
import UIKit

public struct ReviewsScreen: CellScreen {
  private let controller = ReviewsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ExpensesScreen: CellScreen {
  private let controller = ExpensesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct KeptReviewsScreen: CellScreen {
  private let controller = KeptReviewsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct KeptExpensesScreen: CellScreen {
  private let controller = KeptExpensesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("reviews/lost", ReviewsScreen.self, expecting: ["leaked-view-state", "lost-view-state"]) {
    Interaction.tap(.showing("Restaurant 2"), .showing("Five stars"))
    Interaction.type("Lovely", .showing("Restaurant 3"), nil, clearing: false)
    Interaction.scrollBy(2000)
    Interaction.scrollToTop
  },
  Scenario("expenses/lost", ExpensesScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("12", .showing("Trip 2"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("reviews/fixed", KeptReviewsScreen.self) {
    Interaction.tap(.showing("Restaurant 2"), .showing("Five stars"))
    Interaction.type("Lovely", .showing("Restaurant 3"), nil, clearing: false)
    Interaction.scrollBy(2000)
    Interaction.scrollToTop
  },
  Scenario("expenses/fixed", KeptExpensesScreen.self) {
    Interaction.type("12", .showing("Trip 2"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]
