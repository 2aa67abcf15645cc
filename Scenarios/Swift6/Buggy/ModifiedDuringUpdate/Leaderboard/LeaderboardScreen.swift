import CellHarness
import UIKit

public struct LeaderboardScreen: CellScreen {
  private let controller = LeaderboardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let leaderboardScenarios: [Scenario] = [
  Scenario("modified-during-update/leaderboard/buggy", LeaderboardScreen.self, expecting: ["modified-during-update"]) {
    Interaction.scrollBy(300)
  }
]
