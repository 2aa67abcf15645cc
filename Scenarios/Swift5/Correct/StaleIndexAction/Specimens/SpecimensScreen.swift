import CellHarness
import UIKit

public struct SpecimensScreen: CellScreen {
  private let controller = SpecimensViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a specimen arrives") { controller.receiveSpecimen() }
    ]
  }
}

let specimensScenarios: [Scenario] = [
  Scenario("stale-index-action/specimens/correct", SpecimensScreen.self) {
    Interaction.tap(.showing("Beetle 3"))
    Interaction.mutate("a specimen arrives")
    Interaction.tap(.showing("Save"))
  }
]
