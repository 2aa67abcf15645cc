import CellHarness
import UIKit

public struct EndlessFeedScreen: CellScreen {
  private let controller = EndlessFeedViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let endlessFeedScenarios: [Scenario] = [
  Scenario("stale-content/endless-feed/correct", EndlessFeedScreen.self) {
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
