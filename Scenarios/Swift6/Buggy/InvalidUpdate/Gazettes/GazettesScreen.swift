import CellHarness
import UIKit

public struct GazettesScreen: CellScreen {
  private let controller = GazettesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// A refresh begins at the first page again and appends it: its rows come twice, which a snapshot does not take.
let gazettesScenarios: [Scenario] = [
  Scenario("invalid-update/gazettes/buggy", GazettesScreen.self, expecting: ["invalid-update"]) {
    Interaction.scrollToEnd
    Interaction.pullToRefresh
    Interaction.scrollToEnd
  }
]
