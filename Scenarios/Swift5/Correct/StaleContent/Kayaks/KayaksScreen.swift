import CellHarness
import UIKit

/// When all kayaks are returned, those that were rented are reconfigured with the snapshot.
public struct KayaksScreen: CellScreen {
  private let controller = KayaksViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("all kayaks are returned") { controller.returnAll() }
    ]
  }
}

let kayaksScenarios: [Scenario] = [
  Scenario("stale-content/kayaks/correct", KayaksScreen.self) {
    Interaction.tap(.showing("Kayak 3"))
    Interaction.mutate("all kayaks are returned")
  }
]
