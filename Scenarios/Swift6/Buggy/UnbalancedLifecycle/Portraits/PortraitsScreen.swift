import CellHarness
import UIKit

public struct PortraitsScreen: CellScreen {
  private let controller = PortraitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let portraitsScenarios: [Scenario] = [
  Scenario(
    "unbalanced-lifecycle/portraits/buggy", PortraitsScreen.self, expecting: ["unbalanced-lifecycle"],
    seenUnder: [.preparedAhead, .keptBehind]
  ) {
    Interaction.scrollBy(300)
    Interaction.wait(1)
    Interaction.scrollToTop
    Interaction.wait(1)
  }
]
