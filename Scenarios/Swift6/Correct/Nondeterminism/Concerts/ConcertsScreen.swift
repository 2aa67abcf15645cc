import CellHarness
import UIKit

public struct SortedConcertsScreen: CellScreen {
  private let controller = SortedConcertsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let concertsScenarios: [Scenario] = [
  Scenario("nondeterminism/concerts/correct", SortedConcertsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
  }
]
