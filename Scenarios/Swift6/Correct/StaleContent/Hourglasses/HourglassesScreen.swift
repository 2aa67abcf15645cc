import CellHarness
import SwiftUI
import UIKit

public struct HourglassesScreen: CellScreen {
  private let controller = UIHostingController(rootView: HourglassesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let hourglassesScenarios: [Scenario] = [
  Scenario("stale-content/hourglasses/correct", HourglassesScreen.self) {
    Interaction.wait(4)
    Interaction.tap("Hourglass 2", "Remove")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
