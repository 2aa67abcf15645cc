import CellHarness
import SwiftUI

/// The form's values outlive the sheet and are only filled when they are empty: editing a second feed shows the name
/// and address of the first, and Save writes to the first.
public struct FeedsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: FeedsView()) }

  public var rootViewController: UIViewController { controller }
}

let feedsScenarios: [Scenario] = [
  Scenario("stale-index-action/feeds/buggy", FeedsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.openMenu("Harbour news")
    Interaction.chooseMenuItem("Edit")
    Interaction.tap(.showing("Cancel"))
    Interaction.openMenu("Slow cooking")
    Interaction.chooseMenuItem("Edit")
    Interaction.type("!", into: .showing("Name"))
    Interaction.tap(.showing("Save"))
  }
  .retelling("https://github.com/katagaki/SakuraRSS/pull/229")
]
