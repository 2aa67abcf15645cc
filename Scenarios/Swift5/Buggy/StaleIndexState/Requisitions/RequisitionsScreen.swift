import CellHarness
import UIKit

/// The cells stand for row numbers, so that a new article on top gives each cell another requisition; `onChange` takes
/// the other quantity for an edit: all rows on screen say "Edited by you" (with older SDKs so does scrolling).
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

/// Not found yet: cells that stand for numbers, with state that each change of the data writes.
let requisitionsScenarios: [Scenario] = [
  Scenario("stale-index-state/requisitions/buggy", RequisitionsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.mutate("the warehouse proposes an article")
  }
]
