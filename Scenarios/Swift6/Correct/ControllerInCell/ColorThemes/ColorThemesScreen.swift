import CellHarness
import UIKit

public struct StripThemesScreen: CellScreen {
  private let controller = StripThemesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let colorThemesScenarios: [Scenario] = [
  Scenario("controller-in-cell/color-themes/correct", StripThemesScreen.self) {
    Interaction.scrollBy(500)
  }
]
