import CellHarness
import UIKit

public struct FriendsScreen: CellScreen {
  private let controller = FriendsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ConcertsScreen: CellScreen {
  private let controller = ConcertsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// None has been run yet; what is found moves up from `pending`.
public let scenarios: [Scenario] = []

let pending: [Scenario] = [
  Scenario("friends/nondeterministic", FriendsScreen.self, expecting: ["nondeterminism"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
  Scenario("concerts/nondeterministic", ConcertsScreen.self, expecting: ["nondeterminism"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
  },
]
