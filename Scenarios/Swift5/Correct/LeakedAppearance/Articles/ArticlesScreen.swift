import CellHarness
import UIKit

public struct ArticleListScreen: CellScreen {
  private let controller = ArticleListViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("breaking news") { controller.breakingNews() }] }
}

let articlesScenarios: [Scenario] = [
  Scenario("leaked-appearance/articles/correct", ArticleListScreen.self) {
    Interaction.scrollBy(1000)
    Interaction.mutate("breaking news")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.scrollBy(1500)
  }
]
