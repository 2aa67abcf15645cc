import CellHarness
import SwiftUI

/// A row holds its observable object without observing it: a server that was stopped in its detail still reads
/// "Running" in the list, while the header counts right.
public struct ServersScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: ServersView()) }

  public var rootViewController: UIViewController { controller }
}

let serversScenarios: [Scenario] = [
  Scenario("stale-content/servers/buggy", ServersScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("build-1")
    Interaction.tap(.showing("Stop build-1"))
    Interaction.tap(.showing("Back"))
  }
  .retelling("https://github.com/PicoMLX/PicoMLXServer/issues/2")
]
