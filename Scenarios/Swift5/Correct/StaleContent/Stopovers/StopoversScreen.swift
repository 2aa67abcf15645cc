import CellHarness
import UIKit

public struct StopoversScreen: CellScreen {
  let controller = StopoversViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.friendsInvite] }
}

extension Mutation {
  static let friendsInvite = Mutation("friends invite", in: StopoversScreen.self) { $0.controller.addFriends() }
}

// Re-told from https://github.com/adamshin/SwiftReorder/issues/18
let stopoversScenarios: [Scenario] = [
  Scenario("stale-content/stopovers/correct", StopoversScreen.self) {
    Interaction.setEditing(true)
    Interaction.reorder("City 2", .after, "City 6")
    Interaction.setEditing(false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/adamshin/SwiftReorder/issues/18")
]
