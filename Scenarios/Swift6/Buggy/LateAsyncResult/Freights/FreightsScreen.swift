import CellHarness
import SwiftUI
import UIKit

public struct FreightsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: FreightsView(board: FreightBoard())) }
}

/// Not found yet: only an alert says that work which was given up counts as failed. A server that is busy may refuse by right
/// whoever does not wait, with the same alert, and the rows are right in the end.
let freightsScenarios: [Scenario] = [
  Scenario("late-async-result/freights/buggy", FreightsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.2)
    Interaction.tap("Under way")
    Interaction.hurry(0.2)
    Interaction.tap("Delivered")
    Interaction.wait(seconds: 2)
  }
]
