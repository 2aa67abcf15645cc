import CellHarness
import SwiftUI

/// Rows are known by their offset, and so is whether their details are open: after the row above is deleted, the
/// details of another preset are.
public struct PresetsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: PresetsView()) }

  public var rootViewController: UIViewController { controller }
}

let presetsScenarios: [Scenario] = [
  Scenario("stale-index-state/presets/buggy", PresetsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("Green tea", "Details of Green tea")
    Interaction.swipe("Black tea", .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/apphane-dev/nehir/pull/139")
]
