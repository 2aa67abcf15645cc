import CellHarness
import UIKit

public struct GoalsScreen: CellScreen {
  private let controller = GoalsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("all goals progress") { controller.progress() }] }
}

public struct SeatsScreen: CellScreen {
  private let controller = SeatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { [Mutation("seats are booked") { controller.book() }] }
}

public struct WinesScreen: CellScreen {
  private let controller = WinesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Tables whose rows show what was.
public let scenarios: [Scenario] = [
  Scenario("goals/stale", GoalsScreen.self, expecting: ["stale-content"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
    Interaction.scrollBy(300)
    Interaction.scrollToTop
    Interaction.mutate("all goals progress")
  },
  Scenario("wines/stuck", WinesScreen.self, expecting: ["stuck-interaction-state", "leaked-appearance"]) {
    Interaction.tap(.showing("Wine 3"))
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
]

/// Shown only by rows prepared ahead, and content is compared with rebuilt cells under `lifo` alone.
let pending: [Scenario] = [
  Scenario("seats/stale", SeatsScreen.self, expecting: ["stale-content"]) {
    Interaction.scrollBy(300)
    Interaction.mutate("seats are booked")
    Interaction.scrollBy(60)
    Interaction.scrollToTop
  }
]
