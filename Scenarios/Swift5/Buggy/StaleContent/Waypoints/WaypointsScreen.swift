import CellHarness
import UIKit

/// A moved row is swapped with the one at its destination in the model, while the table shifts the rows between: who
/// moves "Hut 7" from row 7 to row 2 sees the right order until the forecast is updated or the rows scroll away and
/// back, then another order (https://github.com/Instagram/IGListKit/issues/1262,
/// https://github.com/adamshin/SwiftReorder/issues/18).
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
  Scenario("stale-content/waypoints/buggy", WaypointsScreen.self, expecting: ["stale-content"]) {
    Interaction.setEditing(true)
    Interaction.reorder(.showing("Hut 7"), .before, .showing("Lake 2"))
    Interaction.mutate("the forecast is updated")
  }
]
