import CellHarness
import UIKit

public struct FlightsScreen: CellScreen {
  private let controller = FlightsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("gates change") { controller.changeGates() },
      CellMutation("two flights take off") { controller.takeOff() },
    ]
  }
}

let flightsScenarios: [Scenario] = [
  Scenario("unstable-identity/flights/correct", FlightsScreen.self) {
    Interaction.mutate("gates change")
    Interaction.scrollBy(600)
    Interaction.mutate("two flights take off")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
