import CellHarness
import UIKit

public struct StationsScreen: CellScreen {
  private let controller = StationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let stationsScenarios: [Scenario] = [
  Scenario("accessibility-history/stations/buggy", StationsScreen.self, expecting: ["accessibility-history"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
