import CellHarness
import SwiftUI

public struct NameserversScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: NameserversView()) }

  public var rootViewController: UIViewController { controller }
}

let nameserversScenarios: [Scenario] = [
  Scenario("stale-index-state/nameservers/correct", NameserversScreen.self) {
    Interaction.tap("Quiet")
    Interaction.swipe("Garden", .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/kkebo/DNSecure/pull/20")
]
