import CellHarness
import SwiftUI
import UIKit

public struct HampersScreen: CellScreen {
  private let controller = UIHostingController(rootView: HampersView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let hampersScenarios: [Scenario] = [
  Scenario("stale-index-state/hampers/correct", HampersScreen.self) {
    Interaction.tap("Hamper 2", "Look inside")
    Interaction.tap("Hamper 2", "Sold")
  }
]
