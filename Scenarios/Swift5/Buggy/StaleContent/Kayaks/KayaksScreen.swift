import CellHarness
import UIKit

/// When all kayaks are returned a snapshot of the same ids is applied without reconfiguring them; a kayak that was
/// rented (by a tap) still says "Rented" until its cell is configured anew.
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
  Scenario("stale-content/kayaks/buggy", KayaksScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Kayak 3"))
    Interaction.mutate("all kayaks are returned")
  }
]
