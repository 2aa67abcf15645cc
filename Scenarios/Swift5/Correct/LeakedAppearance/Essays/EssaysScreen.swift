import CellHarness
import UIKit

public struct EssaysScreen: CellScreen {
  private let controller = EssaysViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let essaysScenarios: [Scenario] = [
  Scenario("leaked-appearance/essays/correct", EssaysScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
