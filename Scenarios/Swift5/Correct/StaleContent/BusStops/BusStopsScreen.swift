import CellHarness
import UIKit

public struct BusStopsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: BusStopsViewController(store: StopStore()))
  }
}

let busStopsScenarios: [Scenario] = [
  Scenario("stale-content/bus-stops/correct", BusStopsScreen.self) {
    Interaction.tap("Stops")
    Interaction.tap("Castle")
    Interaction.tap("Done")
    Interaction.wait(1)
  }
  .retelling("https://github.com/cuappdev/ithaca-transit-ios/issues/318")
]
