import CellHarness
import UIKit

public struct CompostScreen: CellScreen {
  private let controller = CompostViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a seedling comes up") { controller.grow() }] }
}

let compostScenarios: [Scenario] = [
  Scenario("stale-index-action/compost/buggy", CompostScreen.self, expecting: ["stale-index-action"]) {
    Interaction.lift(.showing("Plant 3"))
    Interaction.mutate("a seedling comes up")
    Interaction.drop(.view("Heap"))
  }
]
