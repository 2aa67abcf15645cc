import CellHarness
import UIKit

public struct GazettesScreen: CellScreen {
  private let controller = GazettesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let gazettesScenarios: [Scenario] = [
  Scenario("invalid-update/gazettes/correct", GazettesScreen.self) {
    Interaction.scrollToEnd
    Interaction.pullToRefresh
    Interaction.scrollToEnd
  }
]
