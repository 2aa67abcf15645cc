import CellHarness
import UIKit

public struct TicketsScreen: CellScreen {
  private let controller = TicketsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct JobsScreen: CellScreen {
  private let controller = JobsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the next page comes") { controller.loadNextPage() }] }
}

public struct ClosedTicketsScreen: CellScreen {
  private let controller = ClosedTicketsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct UniqueJobsScreen: CellScreen {
  private let controller = UniqueJobsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("the next page comes") { controller.loadNextPage() }] }
}

public let scenarios: [Scenario] = [
  Scenario("tickets/invalid", TicketsScreen.self, expecting: ["invalid-update"]) {
    Interaction.scrollBy(100)
    Interaction.tap(.showing("Ticket 6"), nil)
  },
  Scenario("jobs/invalid", JobsScreen.self, expecting: ["invalid-update"]) {
    Interaction.scrollToEnd
    Interaction.mutate("the next page comes")
  },
  Scenario("tickets/fixed", ClosedTicketsScreen.self) {
    Interaction.scrollBy(100)
    Interaction.tap(.showing("Ticket 6"), nil)
    Interaction.wait(1)
    Interaction.scrollToEnd
  },
  Scenario("jobs/fixed", UniqueJobsScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("the next page comes")
    Interaction.scrollToEnd
  },
]
