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

/// None has been run yet; what is found moves up from `pending`.
public let scenarios: [Scenario] = []

let pending: [Scenario] = [
  Scenario("tickets/invalid", TicketsScreen.self, expecting: ["invalid-update"]) {
    Interaction.scrollBy(100)
    Interaction.tap(.showing("Ticket 6"), nil)
  },
  Scenario("jobs/invalid", JobsScreen.self, expecting: ["invalid-update"]) {
    Interaction.scrollToEnd
    Interaction.mutate("the next page comes")
  },
]
