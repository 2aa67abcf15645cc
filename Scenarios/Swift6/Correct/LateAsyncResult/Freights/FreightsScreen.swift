import CellHarness
import SwiftUI
import UIKit

public struct FreightsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: FreightsView(board: FreightBoard())) }
}

let freightsScenarios: [Scenario] = [
  Scenario("late-async-result/freights/correct", FreightsScreen.self) {
    Interaction.hurry(0.2)
    Interaction.tap("Under way")
    Interaction.hurry(0.2)
    Interaction.tap("Delivered")
    Interaction.wait(seconds: 2)
  }
]
