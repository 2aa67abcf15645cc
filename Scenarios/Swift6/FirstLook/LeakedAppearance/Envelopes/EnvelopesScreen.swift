import CellHarness
import UIKit

/// What is shown for some items is not taken away for the others.
public struct EnvelopesScreen: CellScreen {
  private let controller = EnvelopesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let envelopesScenarios: [Scenario] = [
  Scenario("leaked-appearance/envelopes/buggy", EnvelopesScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
