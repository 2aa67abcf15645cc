import CellHarness
import UIKit

public struct ParablesScreen: CellScreen {
  private let controller = ParablesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a parable is added") { controller.addParable() }
    ]
  }
}

let parablesScenarios: [Scenario] = [
  Scenario("stale-index-state/parables/correct", ParablesScreen.self) {
    Interaction.mutate("a parable is added")
  }
]
