import CellHarness
import UIKit

public struct StageClipsScreen: CellScreen {
  private let controller = StageClipsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { indexPath.row }
}

let stageClipsScenarios: [Scenario] = [
  Scenario("lost-view-state/stage-clips/correct", StageClipsScreen.self) {
    Interaction.tap("Acrobats", "Play")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
