import CellHarness
import UIKit

public struct ColorThemesScreen: CellScreen {
  private let controller = ColorThemesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let colorThemesScenarios: [Scenario] = [
  Scenario("controller-in-cell/color-themes/buggy", ColorThemesScreen.self, expecting: ["controller-in-cell"]) {
    Interaction.scrollBy(500)
  }
]
