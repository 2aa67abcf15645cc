import CellHarness
import UIKit

public struct StanzasScreen: CellScreen {
  private let controller = StanzasViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let stanzasScenarios: [Scenario] = [
  Scenario("stale-index-action/stanzas/buggy", StanzasScreen.self, expecting: ["stale-index-action"]) {
    Interaction.reorder("Stanza 2", .after, "Stanza 6")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
