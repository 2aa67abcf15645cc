import CellHarness
import UIKit

public struct HangarsScreen: CellScreen {
  private let controller = HangarsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] { [CellMutation("a plane lands") { controller.land() }] }
}

let hangarsScenarios: [Scenario] = [
  Scenario("stale-content/hangars/correct", HangarsScreen.self) {
    Interaction.setEditing(true)
    Interaction.mutate("a plane lands")
    Interaction.setEditing(false)
  }
]
