import CellHarness
import UIKit

public struct OptionsScreen: CellScreen {
  private let controller = OptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first are hidden") { controller.show(5...40) }] }
}

let optionsScenarios: [Scenario] = [
  Scenario("leaked-appearance/options/correct", OptionsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.mutate("the first are hidden")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
