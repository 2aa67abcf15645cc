import CellHarness
import UIKit

public struct PumpsScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: PumpsViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let pumpsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/pumps/correct", PumpsScreen.self) {
    Interaction.scrollToEnd
    Interaction.tap("Pump 50", "More")
    Interaction.chooseMenuItem("Start")
  }
]
