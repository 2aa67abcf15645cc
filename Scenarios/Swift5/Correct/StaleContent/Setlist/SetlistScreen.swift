import CellHarness
import UIKit

public struct SetlistScreen: CellScreen {
  private let controller = SetlistViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let setlistScenarios: [Scenario] = [
  Scenario("stale-content/setlist/correct", SetlistScreen.self) {
    Interaction.reorder(.showing("Breeze"), .after, .showing("Ember"))
    Interaction.scrollToEnd
  }
]
