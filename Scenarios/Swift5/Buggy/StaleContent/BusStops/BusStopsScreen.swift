import CellHarness
import UIKit

/// The list is read anew in `viewWillAppear`, which is not called when a page sheet above goes: a stop that was picked
/// in the sheet is missing in the list.
public struct BusStopsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: BusStopsViewController(store: StopStore()))
  }
}

let busStopsScenarios: [Scenario] = [
  Scenario("stale-content/bus-stops/buggy", BusStopsScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Stops")
    Interaction.tap("Castle")
    Interaction.tap("Done")
    Interaction.wait(1)
  }
  .retelling("https://github.com/cuappdev/ithaca-transit-ios/issues/318")
]
