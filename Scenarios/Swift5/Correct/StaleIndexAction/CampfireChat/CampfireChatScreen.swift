import CellHarness
import UIKit

public struct CampfireChatScreen: CellScreen {
  private let room: CampfireRoom
  private let navigation: UINavigationController

  public init() {
    room = CampfireRoom()
    navigation = UINavigationController(rootViewController: CampfireChatViewController(room: room))
  }

  public var rootViewController: UIViewController { navigation }

  public var mutations: [CellMutation] {
    [CellMutation("a message arrives") { [room] in room.receive() }]
  }
}

// Re-told from https://github.com/deltachat/deltachat-ios/pull/3130
let campfireChatScenarios: [Scenario] = [
  Scenario("stale-index-action/campfire-chat/correct", CampfireChatScreen.self) {
    Interaction.openMenu(.showing("Half past is fine"))
    Interaction.mutate("a message arrives")
    Interaction.chooseMenuItem(["❤️"])
    Interaction.openMenu(.showing("Four is too early for me"))
    Interaction.chooseMenuItem(["👍"])
  }
  .retelling("https://github.com/deltachat/deltachat-ios/pull/3130")
]
