import CellHarness
import UIKit

public struct PulsarsScreen: CellScreen {
  private let controller = PulsarsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("one is discovered") { controller.discover() }] }
}

let pulsarsScenarios: [Scenario] = [
  Scenario("leaked-appearance/pulsars/correct", PulsarsScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("one is discovered")
    Interaction.scrollToTop
  }
]
