import CellHarness
import SwiftUI

/// The path holds the plant's place in a sorted list, and the detail a binding by index: after "Water now" the open
/// detail is another plant's, and the next tap waters that.
public struct GreenhouseScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: GreenhouseView()) }

  public var rootViewController: UIViewController { controller }
}

let greenhouseScenarios: [Scenario] = [
  Scenario("stale-index-action/greenhouse/buggy", GreenhouseScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Basil")
    Interaction.tap(.showing("Water now"))
  }
  .retelling("https://github.com/pointfreeco/swift-composable-architecture/issues/3183")
]
