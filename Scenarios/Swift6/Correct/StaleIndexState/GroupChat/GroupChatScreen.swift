import CellHarness
import UIKit

public struct GroupChatScreen: CellScreen {
  private let controller = GroupChatViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("Lin writes") { controller.receive() },
      CellMutation("line 3 is deleted") { controller.delete(3) },
    ]
  }
}

let groupChatScenarios: [Scenario] = [
  Scenario("stale-index-state/group-chat/correct", GroupChatScreen.self) {
    Interaction.mutate("line 3 is deleted")
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.mutate("Lin writes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
