import CellHarness
import UIKit

public struct ThemePickerScreen: CellScreen {
  private let controller = ThemePickerViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let themePickerScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/theme-picker/correct", ThemePickerScreen.self) {
    Interaction.tap(.showing("Theme 3"), nil)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Theme 30"), nil)
    Interaction.scrollToTop
    Interaction.select(.showing("Theme 5"))
    Interaction.scrollBy(700)
    Interaction.cycleCellStates
  }
]
