import CellHarness
import SwiftUI

public struct CanalsScreen: CellScreen {
  private let log: CanalLog
  private let controller: UIViewController

  public init() {
    log = CanalLog()
    controller = UIHostingController(rootView: CanalsView().environmentObject(log))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let log = log
    return [CellMutation("a lock opens") { log.open() }]
  }
}

let canalsScenarios: [Scenario] = [
  Scenario("stale-index-action/canals/correct", CanalsScreen.self) {
    Interaction.hurry()
    Interaction.type("Gate leaks", into: "Lock 3")
    Interaction.mutate("a lock opens")
    Interaction.wait(3)
  }
]
