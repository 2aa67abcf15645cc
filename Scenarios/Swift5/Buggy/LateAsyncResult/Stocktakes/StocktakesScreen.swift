import CellHarness
import UIKit

public struct StocktakesScreen: CellScreen {
  private let controller = StocktakesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Own: a debounced write that asks the cell, when it is due, whom it writes to
/// Not found yet: what was typed in a row that is off screen reaches another one, and only the later row says so.
let stocktakesScenarios: [Scenario] = [
  Scenario("late-async-result/stocktakes/buggy", StocktakesScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.3)
    Interaction.type("77", into: "Article 1")
    Interaction.hurry(0.6)
    Interaction.scrollBy(1200)
    Interaction.wait(seconds: 3)
  }
]
