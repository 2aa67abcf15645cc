import CellHarness
import SwiftUI

/// Which server is in use is kept as its place in the list: after a row above it is deleted, the next server counts as
/// the one in use.
public struct NameserversScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: NameserversView()) }

  public var rootViewController: UIViewController { controller }
}

let nameserversScenarios: [Scenario] = [
  Scenario("stale-index-state/nameservers/buggy", NameserversScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("Quiet")
    Interaction.swipe("Garden", .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/kkebo/DNSecure/pull/20")
]
