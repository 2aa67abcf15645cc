import CellHarness
import SwiftUI
import UIKit

public struct RoundsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: RoundsView()) }

  public var rootViewController: UIViewController { controller }
}

let roundsScenarios: [Scenario] = [
  Scenario("stale-index-action/rounds/correct", RoundsScreen.self) {
    Interaction.tap("Mill Lane")
    Interaction.tap("Later")
    Interaction.tap("Swimming Bath")
    Interaction.tap("Seal")
  }
]
