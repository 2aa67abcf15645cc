import CellHarness
import UIKit

public struct ShortlistCutScreen: CellScreen {
  private let controller = ShortlistCutViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.id(at: indexPath.row) }
}

let shortlistCutScenarios: [Scenario] = [
  Scenario("stale-index-state/shortlist-cut/correct", ShortlistCutScreen.self) {
    Interaction.tap("Chiara")
    Interaction.tap("By need")
  }
]
