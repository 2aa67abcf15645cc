import CellHarness
import UIKit

public struct JinglesScreen: CellScreen {
  private let controller = JinglesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first jingle is withdrawn") { controller.withdrawFirst() }
    ]
  }
}

let jinglesScenarios: [Scenario] = [
  Scenario("stale-index-access/jingles/correct", JinglesScreen.self) {
    Interaction.tap(.showing("Jingle 2"))
    Interaction.mutate("the first jingle is withdrawn")
  }
]
