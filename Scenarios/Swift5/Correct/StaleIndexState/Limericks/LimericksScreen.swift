import CellHarness
import UIKit

/// Looks like stale heights: they are kept by index path while rows come and go. But each change of the limericks
/// empties the cache before the table asks again, and the height depends on the number of lines alone.
public struct LimericksScreen: CellScreen {
  private let controller = LimericksViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a limerick comes in") { controller.receiveLimerick() }
    ]
  }
}

let limericksScenarios: [Scenario] = [
  Scenario("stale-index-state/limericks/correct", LimericksScreen.self) {
    Interaction.mutate("a limerick comes in")
    Interaction.scrollBy(600)
  }
]
