import CellHarness
import UIKit

public struct FriendsScreen: CellScreen {
  private let controller = FriendsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let friendsScenarios: [Scenario] = [
  Scenario("nondeterminism/friends/buggy", FriendsScreen.self, expecting: ["nondeterminism"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
