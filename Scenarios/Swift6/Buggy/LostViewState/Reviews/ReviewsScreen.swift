import CellHarness
import UIKit

public struct ReviewsScreen: CellScreen {
  private let controller = ReviewsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let reviewsScenarios: [Scenario] = [
  Scenario("lost-view-state/reviews/buggy", ReviewsScreen.self, expecting: ["leaked-view-state", "lost-view-state"]) {
    Interaction.tap(.showing("Restaurant 2"), .showing("Five stars"))
    Interaction.type("Lovely", .showing("Restaurant 3"), nil, clearing: false)
    Interaction.scrollBy(2000)
    Interaction.scrollToTop
  }
]
