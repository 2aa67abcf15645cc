import CellHarness
import UIKit

public struct GlazesScreen: CellScreen {
  private let controller = GlazesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let glazesScenarios: [Scenario] = [
  Scenario("late-async-result/glazes/correct", GlazesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.hurry(0.05)
    Interaction.scrollBy(900)
    Interaction.scrollBy(-900)
  }
]
