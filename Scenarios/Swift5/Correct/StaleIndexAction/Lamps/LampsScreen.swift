import CellHarness
import UIKit

public struct LampsScreen: CellScreen {
  private let controller = LampsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a lamp is paired") { controller.pair() }] }
}

let lampsScenarios: [Scenario] = [
  Scenario("stale-index-action/lamps/correct", LampsScreen.self) {
    Interaction.tap(.showing("Lamp 2"), .showing("Options"))
    Interaction.mutate("a lamp is paired")
    Interaction.tapAlert("Switch")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
