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
/// Not found yet: a number that is typed in a row that has left the screen before the keyboard goes is dropped.
let flightLogFormScenarios: [Scenario] = [
  Scenario("stale-content/flight-log-form/buggy", FlightLogFormScreen.self, expecting: ["stale-content"]) {
    Interaction.type("1.4", .showing("Total time"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.type("2", .showing("Starts"), nil, clearing: false)
    Interaction.scrollToTop
    Interaction.tap(.showing("Review"))
  }
  .retelling("https://github.com/ericberman/MyFlightbookiOS/issues/142")
]
