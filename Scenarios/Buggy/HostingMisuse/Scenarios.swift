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

public struct AttachedWeatherScreen: CellScreen {
  private let controller = AttachedWeatherViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct HostedOrderStatusScreen: CellScreen {
  private let controller = HostedOrderStatusViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct FieldSignaturesScreen: CellScreen {
  private let controller = FieldSignaturesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct StripThemesScreen: CellScreen {
  private let controller = StripThemesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// View controllers where none may be, and the same rows without or with a parent.
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
  Scenario("weather/fixed", AttachedWeatherScreen.self) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
  },
  Scenario("order-status/fixed", HostedOrderStatusScreen.self) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
  },
  Scenario("signatures/fixed", FieldSignaturesScreen.self) {
    Interaction.scrollBy(500)
  },
  Scenario("color-themes/fixed", StripThemesScreen.self) {
    Interaction.scrollBy(500)
  },
]
