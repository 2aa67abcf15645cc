import CellHarness
import UIKit

public struct LagoonsScreen: CellScreen {
  private let controller = LagoonsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("one is measured") { controller.measure() }] }
}

let lagoonsScenarios: [Scenario] = [
  Scenario("stale-content/lagoons/correct", LagoonsScreen.self) {
    Interaction.wait(3)
    Interaction.scrollToEnd
    Interaction.mutate("one is measured")
    Interaction.scrollToTop
  }
]
