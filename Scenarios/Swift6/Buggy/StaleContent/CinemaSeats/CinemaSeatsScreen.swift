import CellHarness
import UIKit

public struct CinemaSeatsScreen: CellScreen {
  private let controller = CinemaSeatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("seats are booked") { controller.book() }] }
}

let cinemaSeatsScenarios: [Scenario] = [
  Scenario(
    "stale-content/cinema-seats/buggy", CinemaSeatsScreen.self, expecting: ["stale-content"],
    seenUnder: [.preparedAhead, .keptBehind]
  ) {
    Interaction.scrollBy(300)
    Interaction.mutate("seats are booked")
    Interaction.scrollBy(60)
    Interaction.scrollToTop
  }
]
