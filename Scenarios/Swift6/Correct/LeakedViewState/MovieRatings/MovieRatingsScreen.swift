import CellHarness
import UIKit

public struct MovieRatingsScreen: CellScreen {
  private let controller = MovieRatingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let movieRatingsScenarios: [Scenario] = [
  Scenario("leaked-view-state/movie-ratings/correct", MovieRatingsScreen.self) {
    Interaction.tap(.showing("Movie 1"), .showing("4 stars"))
    Interaction.tap(.showing("Movie 3"), .showing("2 stars"))
    Interaction.scrollBy(1200)
    Interaction.tap(.showing("Movie 30"), .showing("5 stars"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
