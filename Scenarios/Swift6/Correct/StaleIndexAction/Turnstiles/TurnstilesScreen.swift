import CellHarness
import UIKit

public struct TurnstilesScreen: CellScreen {
  private let controller = TurnstilesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first is closed") { controller.close() }] }
}

let turnstilesScenarios: [Scenario] = [
  Scenario("stale-index-action/turnstiles/correct", TurnstilesScreen.self) {
    Interaction.hurry(0.1)
    Interaction.toggle(.showing("Turnstile 3"), nil, to: true)
    Interaction.mutate("the first is closed")
    Interaction.scrollToEnd
  }
]
