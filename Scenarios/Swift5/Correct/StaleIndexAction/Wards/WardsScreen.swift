import CellHarness
import SwiftUI
import UIKit

public struct WardsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: ReceptionView()) }

  public var rootViewController: UIViewController { controller }
}

let wardsScenarios: [Scenario] = [
  Scenario("stale-index-action/wards/correct", WardsScreen.self) {
    Interaction.swipe("Room 207", .trailing)
    Interaction.tapAction("Check out")
  }
]
