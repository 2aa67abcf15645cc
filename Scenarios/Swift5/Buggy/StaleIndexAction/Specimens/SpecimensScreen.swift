import CellHarness
import UIKit

/// The detail screen is saved back to the row it was opened from. If a specimen arrives on top meanwhile, "Save"
/// overwrites the one above: the edited one is there twice and the other is lost.
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
  Scenario("stale-index-action/specimens/buggy", SpecimensScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Beetle 3"))
    Interaction.mutate("a specimen arrives")
    Interaction.tap(.showing("Save"))
  }
]
