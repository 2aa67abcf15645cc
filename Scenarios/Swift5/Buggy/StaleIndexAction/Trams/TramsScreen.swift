import CellHarness
import UIKit

public struct TramsScreen: CellScreen {
  private let controller = TramsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a night line arrives") { controller.arrive() }] }
}

let tramsScenarios: [Scenario] = [
  Scenario("stale-index-action/trams/buggy", TramsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("a night line arrives")
    Interaction.drag(.showing("Line 3"), .otherApp)
    Interaction.dropFromOtherApp("Line 3", .after(.showing("Line 6")))
  }
]
