import CellHarness
import UIKit

public struct StreamsScreen: CellScreen {
  private let controller = StreamsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the next page") { controller.nextPage() }] }
}

public struct SensorsScreen: CellScreen {
  private let controller = SensorsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct EndingSensorsScreen: CellScreen {
  private let controller = EndingSensorsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct BillsScreen: CellScreen {
  private let controller = BillsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ClocksScreen: CellScreen {
  private let controller = ClocksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct ViewCountsScreen: CellScreen {
  private let controller = ViewCountsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct DeparturesScreen: CellScreen {
  private let controller = DeparturesViewController(DepartureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct StoppingDeparturesScreen: CellScreen {
  private let controller = DeparturesViewController(StoppingDepartureCell.self)
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct LeaderboardScreen: CellScreen {
  private let controller = LeaderboardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("bills/retained", BillsScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.scrollBy(300)
  },
  Scenario("clocks/retained", ClocksScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.wait(2)
    Interaction.scrollBy(300)
  },
  Scenario("view-counts/modified", ViewCountsScreen.self, expecting: ["modified-during-update"]) {
    Interaction.scrollBy(300)
  },
  Scenario("sensors/unbalanced", SensorsScreen.self, expecting: ["unbalanced-lifecycle"]) {
    Interaction.scrollBy(900)
    Interaction.wait(1)
    Interaction.scrollToTop
    Interaction.wait(1)
  },
  Scenario("sensors/fixed", EndingSensorsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.wait(1)
    Interaction.scrollToTop
    Interaction.wait(1)
  },
  Scenario("departures/unbalanced", DeparturesScreen.self, expecting: ["unbalanced-lifecycle"]) {
    Interaction.scrollBy(900)
    Interaction.wait(2)
    Interaction.scrollToTop
    Interaction.wait(2)
  },
  Scenario("departures/fixed", StoppingDeparturesScreen.self) {
    Interaction.scrollBy(900)
    Interaction.wait(2)
    Interaction.scrollToTop
    Interaction.wait(2)
  },
  Scenario("leaderboard/modified", LeaderboardScreen.self, expecting: ["modified-during-update"]) {
    Interaction.scrollBy(300)
  },
]

/// Not found yet: a cell that is handed another item in place, so that what one item began another ends.
let pending: [Scenario] = [
  Scenario("streams/unbalanced", StreamsScreen.self, expecting: ["unbalanced-lifecycle"]) {
    Interaction.mutate("the next page")
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
