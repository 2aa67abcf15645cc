import CellHarness
import UIKit

public struct AttachedWeatherScreen: CellScreen {
  private let controller = AttachedWeatherViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let weatherScenarios: [Scenario] = [
  Scenario("detached-hosting-view/weather/correct", AttachedWeatherScreen.self) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
  }
]
