import CellHarness
import UIKit

public struct WeatherScreen: CellScreen {
  private let controller = WeatherViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let weatherScenarios: [Scenario] = [
  Scenario("detached-hosting-view/weather/buggy", WeatherScreen.self, expecting: ["detached-hosting-view"]) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
  }
]
