import CellHarness
import UIKit

public struct FollowsScreen: CellScreen {
  let controller = FollowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.anotherIsFollowed] }
}

extension Mutation {
  static let anotherIsFollowed = Mutation("another account is followed", in: FollowsScreen.self) { $0.controller.followAnother() }
}

// Re-told from the review of https://github.com/Aureliolo/synthorg/pull/2109: a rollback that restores the whole list
let followsScenarios: [Scenario] = [
  Scenario("late-async-result/follows/buggy", FollowsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry()
    Interaction.swipe("Account 5", .trailing)
    Interaction.hurry()
    Interaction.tapAction("Unfollow")
    Interaction.hurry()
    Interaction.swipe("Account 8", .trailing)
    Interaction.hurry()
    Interaction.tapAction("Mute")
    Interaction.wait(seconds: 4)
  }
  .retelling("https://github.com/Aureliolo/synthorg/pull/2109")
]
