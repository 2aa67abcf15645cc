import CellHarness
import UIKit

public struct PostCardsScreen: CellScreen {
  private let controller = PostCardsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/wordpress-mobile/WordPress-iOS/issues/4999
let postCardsScenarios: [Scenario] = [
  Scenario("leaked-appearance/post-cards/correct", PostCardsScreen.self) {
    Interaction.tap(.showing("Post 2"), .showing("More"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/wordpress-mobile/WordPress-iOS/issues/4999")
]
