import CellHarness
import UIKit

public struct ToldQuestsScreen: CellScreen {
  private let controller = ToldQuestsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let questsScenarios: [Scenario] = [
  Scenario("stale-size/quests/correct", ToldQuestsScreen.self) {
    Interaction.tap(.showing("Quest 2"), .showing("Hint"))
    Interaction.scrollBy(300)
  }
]
