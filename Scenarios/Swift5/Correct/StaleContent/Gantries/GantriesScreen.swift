import CellHarness
import UIKit

public struct GantriesScreen: CellScreen {
  private let controller = GantriesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let gantriesScenarios: [Scenario] = [
  Scenario("stale-content/gantries/correct", GantriesScreen.self) {
    Interaction.swipe("Gantry 2", .trailing)
    Interaction.tapAction("Done")
  }
]
