import CellHarness
import UIKit

public struct LastingFriendsScreen: CellScreen {
  private let controller = LastingFriendsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let friendsScenarios: [Scenario] = [
  Scenario("nondeterminism/friends/correct", LastingFriendsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
