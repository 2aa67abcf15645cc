import CellHarness
import UIKit

public struct ConferenceTalksScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = ConferenceTabBarController(program: ConferenceProgram())
  }
}

let conferenceTalksScenarios: [Scenario] = [
  Scenario("stale-content/conference-talks/correct", ConferenceTalksScreen.self) {
    Interaction.tap("My plan")
    Interaction.swipe("Type systems at breakfast", .trailing)
    Interaction.tapAction("Remove")
    Interaction.tap("Talks")
  }
  .retelling("https://github.com/DroidKaigi/conference-app-2021/pull/555")
]
