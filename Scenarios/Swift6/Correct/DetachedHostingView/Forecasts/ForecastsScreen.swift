import CellHarness
import SwiftUI
import UIKit

public struct ForecastsScreen: CellScreen {
  private let controller = ForecastsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let forecastsScenarios: [Scenario] = [
  Scenario("detached-hosting-view/forecasts/correct", ForecastsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
