import CellHarness
import UIKit

public struct StoppingDeparturesScreen: CellScreen {
  private let controller = DeparturesViewController(StoppingDepartureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let departuresScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/departures/correct", StoppingDeparturesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.wait(2)
    Interaction.scrollToTop
    Interaction.wait(2)
  }
]
