import CellHarness
import UIKit

public struct WaypointsScreen: CellScreen {
  private let controller = WaypointsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a waypoint is added") { controller.addWaypoint() },
      CellMutation("the forecast is updated") { controller.updateForecast() },
    ]
  }
}

let waypointsScenarios: [Scenario] = [
  Scenario("stale-content/waypoints/correct", WaypointsScreen.self) {
    Interaction.setEditing(true)
    Interaction.reorder(.showing("Hut 7"), .before, .showing("Lake 2"))
    Interaction.mutate("the forecast is updated")
  }
]
