import CellHarness
import UIKit

public struct KeptReviewsScreen: CellScreen {
  private let controller = KeptReviewsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let reviewsScenarios: [Scenario] = [
  Scenario("lost-view-state/reviews/correct", KeptReviewsScreen.self) {
    Interaction.tap(.showing("Restaurant 2"), .showing("Five stars"))
    Interaction.type("Lovely", .showing("Restaurant 3"), nil, clearing: false)
    Interaction.scrollBy(2000)
    Interaction.scrollToTop
  }
]
