import CellHarness
import UIKit

public struct FollowersScreen: CellScreen {
  private let controller = FollowersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let followersScenarios: [Scenario] = [
  Scenario("handler-outlives-item/followers/buggy", FollowersScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.scrollToEnd
    Interaction.tap(.showing("Person 34"), .showing("Follow"))
    Interaction.tap(.showing("Person 36"), .showing("Follow"))
    Interaction.scrollToTop
  }
]
