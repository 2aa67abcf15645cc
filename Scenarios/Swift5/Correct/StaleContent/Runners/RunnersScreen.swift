import CellHarness
import UIKit

public struct RunnersScreen: CellScreen {
  private let controller = RunnersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("sort by time") { controller.sort(by: 1) }, CellMutation("sort by age") { controller.sort(by: 2) }]
  }
}

let runnersScenarios: [Scenario] = [
  Scenario("stale-content/runners/correct", RunnersScreen.self) {
    Interaction.tap(.showing("Runner 3"))
    Interaction.mutate("sort by time")
    Interaction.scrollBy(600)
    Interaction.mutate("sort by age")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
