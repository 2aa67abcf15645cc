import CellHarness
import UIKit

public struct HerbariumScreen: CellScreen {
  private let controller = HerbariumViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a plant is collected") { controller.collect() }] }
}

let herbariumScenarios: [Scenario] = [
  Scenario("stale-index-action/herbarium/correct", HerbariumScreen.self) {
    Interaction.tap(.showing("Plant 3"))
    Interaction.copyInOtherApp("found by the brook")
    Interaction.mutate("a plant is collected")
    Interaction.pressKeys("command+v")
  }
]
