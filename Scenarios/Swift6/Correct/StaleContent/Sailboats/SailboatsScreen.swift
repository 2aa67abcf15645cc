import CellHarness
import SwiftUI
import UIKit

public struct SailboatsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: SailboatsView()) }
}

let sailboatsScenarios: [Scenario] = [
  Scenario("stale-content/sailboats/correct", SailboatsScreen.self) {
    Interaction.tap("Sailboat 2", "Launch")
  }
]
