import CellHarness
import UIKit

public struct DeparturesScreen: CellScreen {
  private let controller = DeparturesViewController(DepartureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let departuresScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/departures/buggy", DeparturesScreen.self, expecting: ["unbalanced-lifecycle"]) {
    Interaction.scrollBy(900)
    Interaction.wait(2)
    Interaction.scrollToTop
    Interaction.wait(2)
  }
]
