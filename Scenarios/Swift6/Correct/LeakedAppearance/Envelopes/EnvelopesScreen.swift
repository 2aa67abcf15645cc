import CellHarness
import UIKit

/// Looks like a frame that a former item left: whichever label takes the room, it does so in new and in reused cells.
public struct EnvelopesScreen: CellScreen {
  private let controller = EnvelopesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let envelopesScenarios: [Scenario] = [
  Scenario("leaked-appearance/envelopes/correct", EnvelopesScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
