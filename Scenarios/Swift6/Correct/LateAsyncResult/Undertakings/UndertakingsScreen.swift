import CellHarness
import SwiftUI
import UIKit

public struct UndertakingsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: UndertakingsView(book: UndertakingBook())) }
}

let undertakingsScenarios: [Scenario] = [
  Scenario("late-async-result/undertakings/correct", UndertakingsScreen.self) {
    Interaction.hurry(0.3)
    Interaction.tap("Undertaking 2", "Done")
    Interaction.hurry(0.3)
    Interaction.tap("Undertaking 3", "Done")
    Interaction.hurry(0.3)
    Interaction.tap("Undertaking 2", "Not done")
    Interaction.wait(seconds: 3)
    Interaction.tap("Undertaking 4", "Done")
  }
]
