import CellHarness
import UIKit

public struct MarathonsScreen: CellScreen {
  private let controller = MarathonsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first marathon is cancelled") { controller.cancelFirst() }] }
}

let marathonsScenarios: [Scenario] = [
  Scenario("stale-content/marathons/correct", MarathonsScreen.self) {
    Interaction.wait(3)
    Interaction.scrollBy(700)
    Interaction.mutate("the first marathon is cancelled")
    Interaction.wait(2)
    Interaction.scrollToTop
  }
]
