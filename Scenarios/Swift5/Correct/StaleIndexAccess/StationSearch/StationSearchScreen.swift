import CellHarness
import UIKit

public struct StationSearchScreen: CellScreen {
  private let controller = StationSearchViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] {
    [
      CellMutation("search for 1") { controller.search(for: "1") },
      CellMutation("search for nothing") { controller.search(for: "") },
    ]
  }
}

let stationSearchScenarios: [Scenario] = [
  Scenario("stale-index-access/station-search/correct", StationSearchScreen.self) {
    Interaction.tap(.showing("Station 2"))
    Interaction.mutate("search for 1")
    Interaction.tap(.showing("Station 11"))
    Interaction.scrollToEnd
    Interaction.mutate("search for nothing")
    Interaction.scrollToTop
  }
]
