import CellHarness
import UIKit

public struct HeadlinesScreen: CellScreen {
  private let controller = HeadlinesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let headlinesScenarios: [Scenario] = [
  Scenario("stale-content/headlines/correct", HeadlinesScreen.self) {
    Interaction.wait(1)
    Interaction.pullToRefresh
    Interaction.wait(1)
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
