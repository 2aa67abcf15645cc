import CellHarness
import UIKit

public struct StatusTimelineScreen: CellScreen {
  private let controller = StatusTimelineViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let statusTimelineScenarios: [Scenario] = [
  Scenario("nondeterminism/status-timeline/correct", StatusTimelineScreen.self) {
    Interaction.wait(65)
    Interaction.scrollBy(700)
    Interaction.wait(35)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
