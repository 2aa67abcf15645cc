import CellHarness
import SwiftUI

/// `onAppear` reads the list anew without the filter: after coming back, the field still says "ga", and the list shows
/// everything.
public struct WikisScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: WikisView()) }

  public var rootViewController: UIViewController { controller }
}

let wikisScenarios: [Scenario] = [
  Scenario("stale-content/wikis/buggy", WikisScreen.self, expecting: ["stale-content"]) {
    Interaction.type("ga", into: .showing("Titles"))
    Interaction.tap("Gardening")
    Interaction.tap(.showing("Back"))
  }
  .retelling("https://github.com/kiwix/kiwix-apple/pull/1094")
]
