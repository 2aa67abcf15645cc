import CellHarness
import SwiftUI

public struct FeedsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: FeedsView()) }

  public var rootViewController: UIViewController { controller }
}

let feedsScenarios: [Scenario] = [
  Scenario("stale-index-action/feeds/correct", FeedsScreen.self) {
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
