import CellHarness
import UIKit

public struct ToldAlertsScreen: CellScreen {
  private let controller = ToldAlertsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let alertsScenarios: [Scenario] = [
  Scenario("stale-content/alerts/correct", ToldAlertsScreen.self) {
    Interaction.scrollBy(300)
    Interaction.setEditing(true)
    Interaction.scrollBy(60)
    Interaction.scrollToTop
    Interaction.setEditing(false)
  }
]
