import CellHarness
import SwiftUI

public struct DarkroomScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: DarkroomView()) }

  public var rootViewController: UIViewController { controller }
}

let darkroomScenarios: [Scenario] = [
  Scenario("stale-content/darkroom/correct", DarkroomScreen.self) {
    Interaction.tap(.showing("By name"))
  }
  .retelling("https://github.com/meshtastic/Meshtastic-Apple/pull/1870")
]
