import CellHarness
import SwiftUI

public struct StartNumbersScreen: CellScreen {
  private let controller = UIHostingController(rootView: StartNumbersView(list: StartList()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let startNumbersScenarios: [Scenario] = [
  Scenario("late-async-result/start-numbers/correct", StartNumbersScreen.self) {
    Interaction.hurry()
    Interaction.tap("Give numbers")
    Interaction.tap("Chavez", "Withdraw")
    Interaction.wait(seconds: 3)
  }
]
