import CellHarness
import SwiftUI

public struct ServersScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: ServersView()) }

  public var rootViewController: UIViewController { controller }
}

let serversScenarios: [Scenario] = [
  Scenario("stale-content/servers/correct", ServersScreen.self) {
    Interaction.tap("build-1")
    Interaction.tap(.showing("Stop build-1"))
    Interaction.tap(.showing("Back"))
  }
  .retelling("https://github.com/PicoMLX/PicoMLXServer/issues/2")
]
