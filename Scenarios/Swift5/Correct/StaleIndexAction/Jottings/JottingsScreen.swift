import CellHarness
import UIKit

public struct JottingsScreen: CellScreen {
  private let controller = JottingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/yagom-academy/ios-cloud-notes, commit 72ca6e12
let jottingsScenarios: [Scenario] = [
  Scenario("stale-index-action/jottings/correct", JottingsScreen.self) {
    Interaction.swipe("Jotting 3", .trailing)
    Interaction.tapAction("Delete")
    Interaction.tapAlert("Delete")
  }
  .retelling("https://github.com/yagom-academy/ios-cloud-notes/commit/72ca6e12")
]
