import CellHarness
import UIKit

public struct SowingsScreen: CellScreen {
  private let controller = SowingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("an early sowing is added") { controller.prepare() }] }
}

let sowingsScenarios: [Scenario] = [
  Scenario("stale-index-action/sowings/buggy", SowingsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.mutate("an early sowing is added")
    Interaction.pick("2026-04-14", .showing("Sowing 3"))
  }
]
