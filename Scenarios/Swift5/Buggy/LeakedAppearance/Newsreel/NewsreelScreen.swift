import CellHarness
import UIKit

/// The number of advertisement rows is that of the unfiltered list: with a filter, rows follow that have no article,
/// and their reused cells show articles of the list before.
public struct NewsreelScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: NewsreelViewController(edition: Edition()))
  }
}

let newsreelScenarios: [Scenario] = [
  Scenario("leaked-appearance/newsreel/buggy", NewsreelScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap("Sport only")
  }
  .retelling("https://github.com/AppLovin/AppLovin-MAX-SDK-iOS/issues/103")
]
