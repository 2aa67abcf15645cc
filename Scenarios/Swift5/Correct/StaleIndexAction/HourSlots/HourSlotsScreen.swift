import CellHarness
import UIKit

/// Looks like a removal that is carried out twice at one position. But the second half hour goes by its time.
public struct HourSlotsScreen: CellScreen {
  private let controller = HourSlotsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let hourSlotsScenarios: [Scenario] = [
  Scenario("stale-index-action/hour-slots/correct", HourSlotsScreen.self) {
    Interaction.tap("10:00")
  }
]
