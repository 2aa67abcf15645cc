import CellHarness
import SwiftUI

/// Tiles are known by their place and load in a `.task` without an id: after sorting or discarding, a tile shows the
/// lens and time of the photo that was there before.
public struct DarkroomScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: DarkroomView()) }

  public var rootViewController: UIViewController { controller }
}

let darkroomScenarios: [Scenario] = [
  Scenario("stale-content/darkroom/buggy", DarkroomScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("By name"))
  }
  .retelling("https://github.com/meshtastic/Meshtastic-Apple/pull/1870")
]
