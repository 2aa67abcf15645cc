import CellHarness
import UIKit

public struct SeatsScreen: CellScreen {
  private let controller = SeatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct KnownSeatsScreen: CellScreen {
  private let controller = KnownSeatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct NoticesScreen: CellScreen {
  private let controller = NoticesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("a notice grows") { controller.extend() }] }
}

public let scenarios: [Scenario] = [
  Scenario("seats/marked", SeatsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Seat 3"), nil)
    Interaction.tap(.showing("Seat 5"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("seats/fixed", KnownSeatsScreen.self) {
    Interaction.tap(.showing("Seat 3"), nil)
    Interaction.tap(.showing("Seat 5"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  // A false alarm of `stale-size` once: rebuilt cells were not measured.
  Scenario("notices/cut-off-by-design", NoticesScreen.self) {
    Interaction.mutate("a notice grows")
    Interaction.scrollBy(300)
    Interaction.mutate("a notice grows")
    Interaction.scrollToTop
  },
]
