import CellHarness
import UIKit

public struct QuestsScreen: CellScreen {
  private let controller = QuestsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let questsScenarios: [Scenario] = [
  Scenario("stale-size/quests/buggy", QuestsScreen.self, expecting: ["stale-size"]) {
    Interaction.tap(.showing("Quest 2"), .showing("Hint"))
    Interaction.scrollBy(300)
  }
]
