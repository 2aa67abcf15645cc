import CellHarness
import UIKit

public struct CurrentSeatsScreen: CellScreen {
  private let controller = CurrentSeatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("seats are booked") { controller.book() }] }
}

let cinemaSeatsScenarios: [Scenario] = [
  Scenario("stale-content/cinema-seats/correct", CurrentSeatsScreen.self) {
    Interaction.scrollBy(300)
    Interaction.mutate("seats are booked")
    Interaction.scrollBy(60)
    Interaction.scrollToTop
  }
]
