import CellHarness
import UIKit

public struct SetlistScreen: CellScreen {
  private let controller = SetlistViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let setlistScenarios: [Scenario] = [
  Scenario("stale-content/setlist/buggy", SetlistScreen.self, expecting: ["stale-content"]) {
    Interaction.reorder(.showing("Breeze"), .after, .showing("Ember"))
    Interaction.scrollToEnd
  }
]
