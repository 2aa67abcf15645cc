import CellHarness
import UIKit

public struct GlazesScreen: CellScreen {
  private let controller = GlazesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let glazesScenarios: [Scenario] = [
  Scenario("late-async-result/glazes/buggy", GlazesScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollBy(900)
    Interaction.hurry(0.05)
    Interaction.scrollBy(900)
    Interaction.scrollBy(-900)
  }
]
