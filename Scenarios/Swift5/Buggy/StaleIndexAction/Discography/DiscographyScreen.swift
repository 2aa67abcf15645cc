import CellHarness
import SwiftUI

/// The offset within a section is kept for the confirmation and removes from the whole array: "Glass river", the first
/// of Folk, is confirmed, and "Late walk", the first of Jazz, is gone.
public struct DiscographyScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: DiscographyView(store: VinylStore())) }

  public var rootViewController: UIViewController { controller }
}

let discographyScenarios: [Scenario] = [
  Scenario("stale-index-action/discography/buggy", DiscographyScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe("Glass river", .trailing)
    Interaction.tapAction("Remove")
    Interaction.tapAlert("Remove record")
  }
  .retelling("https://github.com/chris-swift-dev/AdvancedList/issues/17")
]
