import CellHarness
import UIKit

public struct LighthousesScreen: CellScreen {
  private let controller = LighthousesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a group visits the fourth") { controller.store.add(25, at: 3) }] }
}

let lighthousesScenarios: [Scenario] = [
  Scenario("stale-content/lighthouses/correct", LighthousesScreen.self) {
    Interaction.mutate("a group visits the fourth")
  }
]
