import CellHarness
import UIKit

public struct ConcertsScreen: CellScreen {
  private let controller = ConcertsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let concertsScenarios: [Scenario] = [
  Scenario("nondeterminism/concerts/buggy", ConcertsScreen.self, expecting: ["nondeterminism"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
  }
]
