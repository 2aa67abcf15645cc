import CellHarness
import SwiftUI

public struct DiscographyScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: DiscographyView(store: VinylStore())) }

  public var rootViewController: UIViewController { controller }
}

let discographyScenarios: [Scenario] = [
  Scenario("stale-index-action/discography/correct", DiscographyScreen.self) {
    Interaction.swipe("Glass river", .trailing)
    Interaction.tapAction("Remove")
    Interaction.tapAlert("Remove record")
  }
  .retelling("https://github.com/chris-swift-dev/AdvancedList/issues/17")
]
