import CellHarness
import UIKit

public struct FerryLinesScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: FerryLinesViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ferryLinesScenarios: [Scenario] = [
  Scenario("leaked-appearance/ferry-lines/correct", FerryLinesScreen.self) {
    Interaction.hurry()
    Interaction.tap("Line 1", "Refresh")
    Interaction.scrollToEnd
  }
]
