import CellHarness
import UIKit

public struct RelicsScreen: CellScreen {
  private let controller = RelicsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] { [CellMutation("the oldest is lent") { controller.lendFirst() }] }
}

let relicsScenarios: [Scenario] = [
  Scenario("stale-index-access/relics/buggy", RelicsScreen.self, expecting: ["stale-index-access"]) {
    Interaction.tap(.showing("Relic 4"))
    Interaction.mutate("the oldest is lent")
    Interaction.tap("Undo")
  }
]
