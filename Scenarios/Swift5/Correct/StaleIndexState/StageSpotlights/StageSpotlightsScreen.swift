import CellHarness
import UIKit

public struct StageSpotlightsScreen: CellScreen {
  private let controller = StageSpotlightsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("all go on") { controller.moveOn() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.id(at: indexPath.row) }
}

let stageSpotlightsScenarios: [Scenario] = [
  Scenario("stale-index-state/stage-spotlights/correct", StageSpotlightsScreen.self) {
    Interaction.mutate("all go on")
  }
]
