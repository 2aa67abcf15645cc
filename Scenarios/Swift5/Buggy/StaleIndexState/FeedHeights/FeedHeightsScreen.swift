import CellHarness
import UIKit

public struct FeedHeightsScreen: CellScreen {
  private let controller = FeedHeightsViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/68
let feedHeightsScenarios: [Scenario] = [
  Scenario("stale-index-state/feed-heights/buggy", FeedHeightsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.swipe(.showing("Entry 2"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/68")
]
