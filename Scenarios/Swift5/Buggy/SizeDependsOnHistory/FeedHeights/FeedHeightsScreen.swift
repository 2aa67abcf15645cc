import CellHarness
import UIKit

public struct FeedHeightsScreen: CellScreen {
  private let controller = FeedHeightsViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/68
/// Not found yet: heights that the delegate gives for the row that stood there before.
let feedHeightsScenarios: [Scenario] = [
  Scenario("size-depends-on-history/feed-heights/buggy", FeedHeightsScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.swipe(.showing("Entry 2"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/68")
]
