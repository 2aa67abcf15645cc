import CellHarness
import UIKit

public struct ShelfCarouselsScreen: CellScreen {
  private let controller = ShelfCarouselsViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
}

let shelfCarouselsScenarios: [Scenario] = [
  Scenario("leaked-appearance/shelf-carousels/correct", ShelfCarouselsScreen.self) {
    Interaction.scrollInside(.showing("Poetry"), by: 200)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
