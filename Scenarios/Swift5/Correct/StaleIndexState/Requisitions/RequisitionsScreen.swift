import CellHarness
import UIKit

public struct RequisitionsScreen: CellScreen {
  private let controller = RequisitionsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the warehouse proposes an article") { controller.proposeArticle() }
    ]
  }
}

let requisitionsScenarios: [Scenario] = [
  Scenario("stale-index-state/requisitions/correct", RequisitionsScreen.self) {
    Interaction.mutate("the warehouse proposes an article")
  }
]
