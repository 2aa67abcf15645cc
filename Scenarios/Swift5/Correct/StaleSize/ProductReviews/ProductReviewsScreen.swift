import CellHarness
import UIKit

public struct ProductReviewsScreen: CellScreen {
  private let controller = ProductReviewsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the shop answers") { controller.answer([2, 4, 20]) }] }
}

let productReviewsScenarios: [Scenario] = [
  Scenario("stale-size/product-reviews/correct", ProductReviewsScreen.self) {
    Interaction.mutate("the shop answers")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.rotate(.landscape)
    Interaction.scrollToTop
  }
]
