import CellHarness
import UIKit

public struct AlarmsScreen: CellScreen {
  private let controller = AlarmsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the alarm is stopped") { controller.stopRinging() }] }
}

let alarmsScenarios: [Scenario] = [
  Scenario("leaked-appearance/alarms/correct", AlarmsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("the alarm is stopped")
    Interaction.scrollBy(1200)
    Interaction.cycleCellStates
  }
]
