import CellHarness
import UIKit

/// One tab shows the program anew after its own actions only, the other one observes it: a talk that is removed in "My
/// plan" keeps its heart in "Talks".
public struct ConferenceTalksScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = ConferenceTabBarController(program: ConferenceProgram())
  }
}

let conferenceTalksScenarios: [Scenario] = [
  Scenario("stale-content/conference-talks/buggy", ConferenceTalksScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("My plan")
    Interaction.swipe("Type systems at breakfast", .trailing)
    Interaction.tapAction("Remove")
    Interaction.tap("Talks")
  }
  .retelling("https://github.com/DroidKaigi/conference-app-2021/pull/555")
]
