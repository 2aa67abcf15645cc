import CellHarness
import UIKit

public struct PairedPortraitsScreen: CellScreen {
  private let controller = PairedPortraitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let portraitsScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/portraits/correct", PairedPortraitsScreen.self) {
    Interaction.scrollBy(300)
    Interaction.wait(1)
    Interaction.scrollToTop
    Interaction.wait(1)
  }
]
