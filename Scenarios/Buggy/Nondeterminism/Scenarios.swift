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

public struct LastingFriendsScreen: CellScreen {
  private let controller = LastingFriendsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SortedConcertsScreen: CellScreen {
  private let controller = SortedConcertsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("friends/nondeterministic", FriendsScreen.self, expecting: ["nondeterminism"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
  Scenario("concerts/nondeterministic", ConcertsScreen.self, expecting: ["nondeterminism"]) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
  },
  Scenario("friends/fixed", LastingFriendsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
  Scenario("concerts/fixed", SortedConcertsScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
  },
]
