import CellHarness
import UIKit

public struct GantriesScreen: CellScreen {
  private let controller = GantriesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let gantriesScenarios: [Scenario] = [
  Scenario("stale-content/gantries/buggy", GantriesScreen.self, expecting: ["stale-content"]) {
    Interaction.swipe("Gantry 2", .trailing)
    Interaction.tapAction("Done")
  }
]
