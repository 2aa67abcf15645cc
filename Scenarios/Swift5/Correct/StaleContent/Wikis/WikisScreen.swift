import CellHarness
import SwiftUI

public struct WikisScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: WikisView()) }

  public var rootViewController: UIViewController { controller }
}

let wikisScenarios: [Scenario] = [
  Scenario("stale-content/wikis/correct", WikisScreen.self) {
    Interaction.type("ga", into: .showing("Titles"))
    Interaction.tap("Gardening")
    Interaction.tap(.showing("Back"))
  }
  .retelling("https://github.com/kiwix/kiwix-apple/pull/1094")
]
