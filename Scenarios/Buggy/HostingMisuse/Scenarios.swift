import CellHarness
import UIKit

public struct WeatherScreen: CellScreen {
  private let controller = WeatherViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct OrderStatusScreen: CellScreen {
  private let controller = OrderStatusViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SignaturesScreen: CellScreen {
  private let controller = SignaturesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ColorThemesScreen: CellScreen {
  private let controller = ColorThemesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// View controllers where none may be.
public let scenarios: [Scenario] = [
  Scenario("weather/detached", WeatherScreen.self, expecting: ["detached-hosting-view"]) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
  },
  Scenario("order-status/detached", OrderStatusScreen.self, expecting: ["detached-hosting-view"]) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
  },
  Scenario("signatures/controller", SignaturesScreen.self, expecting: ["controller-in-cell"]) {
    Interaction.scrollBy(500)
  },
  Scenario("color-themes/controller", ColorThemesScreen.self, expecting: ["controller-in-cell"]) {
    Interaction.scrollBy(500)
  },
]

let pending: [Scenario] = []
