import CellHarness
import UIKit

public struct GondolasScreen: CellScreen {
  private let controller = GondolasViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let gondolasScenarios: [Scenario] = [
  Scenario("stale-index-action/gondolas/correct", GondolasScreen.self) {
    Interaction.tap("Gondola 4")
    Interaction.tap("Shortest first")
    Interaction.undo
  }
]
