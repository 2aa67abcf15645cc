import CellHarness
import UIKit

public struct TeamChatsScreen: CellScreen {
  private let controller = TeamChatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("team 5 writes") { controller.receive(in: "Team 5") },
      CellMutation("team 2 whispers") { controller.receiveQuietly(in: "Team 2") },
    ]
  }
}

let teamChatsScenarios: [Scenario] = [
  Scenario("stale-content/team-chats/correct", TeamChatsScreen.self) {
    Interaction.mutate("team 5 writes")
    Interaction.mutate("team 2 whispers")
    Interaction.tap(.showing("Team 2"), .showing("Mark as read"))
    Interaction.scrollBy(800)
    Interaction.mutate("team 2 whispers")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
