import CellHarness
import UIKit

public struct ManuscriptsScreen: CellScreen {
  private let controller = ManuscriptsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("sorted backwards") { controller.sortBackwards() }] }
}

let manuscriptsScenarios: [Scenario] = [
  Scenario("stale-size/manuscripts/correct", ManuscriptsScreen.self) {
    Interaction.tap(.showing("Codex 3"))
    Interaction.mutate("sorted backwards")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
