import CellHarness
import SwiftUI

public struct PresetsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: PresetsView()) }

  public var rootViewController: UIViewController { controller }
}

let presetsScenarios: [Scenario] = [
  Scenario("stale-index-state/presets/correct", PresetsScreen.self) {
    Interaction.tap("Green tea", "Details of Green tea")
    Interaction.swipe("Black tea", .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/apphane-dev/nehir/pull/139")
]
