import CellHarness
import UIKit

public struct FlightLogFormScreen: CellScreen {
  private let log: FlightLog
  private let navigation: UINavigationController

  public init() {
    log = FlightLog()
    navigation = UINavigationController(rootViewController: FlightLogFormViewController(log: log))
  }

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/ericberman/MyFlightbookiOS/issues/142
let flightLogFormScenarios: [Scenario] = [
  Scenario("stale-content/flight-log-form/correct", FlightLogFormScreen.self) {
    Interaction.type("1.4", .showing("Total time"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.type("2", .showing("Starts"), nil, clearing: false)
    Interaction.scrollToTop
    Interaction.tap(.showing("Review"))
  }
  .retelling("https://github.com/ericberman/MyFlightbookiOS/issues/142")
]
