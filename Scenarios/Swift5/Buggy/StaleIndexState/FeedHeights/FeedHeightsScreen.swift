import CellHarness
import UIKit

public struct FeedHeightsScreen: CellScreen {
  private let controller = FeedHeightsViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] { [CellMutation("the first entry expires") { controller.expireFirst() }] }
}

// Re-told from https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/68
let feedHeightsScenarios: [Scenario] = [
  Scenario("stale-index-state/feed-heights/buggy", FeedHeightsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.swipe(.showing("Entry 2"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/68"),
  // After a reload only what the rows show tells which is which.
  Scenario("stale-index-state/feed-heights/buggy/reload", FeedHeightsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.mutate("the first entry expires")
  },
]
