import CellHarness
import UIKit

public struct EpistlesScreen: CellScreen {
  private let controller = EpistlesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the second is hidden") { controller.hideSecond() }] }
}

let epistlesScenarios: [Scenario] = [
  Scenario("lost-view-state/epistles/correct", EpistlesScreen.self) {
    Interaction.type("Hello", .showing("To Person 2"), nil, clearing: true)
    Interaction.mutate("the second is hidden")
    Interaction.scrollToEnd
  }
]
